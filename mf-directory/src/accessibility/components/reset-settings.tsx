import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { Button } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

/** Everything on this page back to how it was at the first visit; another press brings the person's own settings back. */
export function ResetSettings() {
  const text = useMessages(messages).reset;
  const [before, setBefore] = useState<ReturnType<typeof usePreferences.getState>>();

  function handlePress(): void {
    setBefore(before === undefined ? usePreferences.getState() : undefined);
    setPreferences(before ?? usePreferences.getInitialState());
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={handlePress}>{before === undefined ? text.all : text.undo}</Button>
      <p role="status" className="min-h-6 min-w-0 flex-1 basis-60">
        {before === undefined ? '' : text.done}
      </p>
    </div>
  );
}
