import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { Button } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages.ts';

type Settings = ReturnType<typeof usePreferences.getState>;

/** Everything on this page back to how it was at the first visit. Until another setting is chosen a second press undoes it. */
export function ResetSettings() {
  const text = useMessages(messages).reset;
  const isNormal = usePreferences(isAsAtFirst);
  const [before, setBefore] = useState<Settings>();
  const undone = isNormal ? before : undefined;

  function handlePress(): void {
    setBefore(undone === undefined ? usePreferences.getState() : undefined);
    setPreferences(undone ?? usePreferences.getInitialState());
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={handlePress}>{undone === undefined ? text.all : text.undo}</Button>
      <p role="status" className="min-h-6 min-w-0 flex-1 basis-60">
        {undone === undefined ? '' : text.done}
      </p>
    </div>
  );
}

function isAsAtFirst(settings: Settings): boolean {
  return Object.entries(usePreferences.getInitialState()).every(
    ([name, value]) => settings[name as keyof Settings] === value,
  );
}
