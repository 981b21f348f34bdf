import { ShortcutTable } from '@fursa/shared/bundled/shortcut-table';
import { shortcuts } from '@fursa/shared/bundled/shortcuts';
import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { messages } from '../messages.ts';
import { PreferenceToggle } from './preference-toggle.tsx';

/** The keys, and the switch for whoever is disturbed by them (WCAG 2.1.4). */
export function ShortcutList() {
  const text = useMessages(messages).shortcuts;
  const isOn = usePreferences((preferences) => preferences.shortcuts === 'on');
  return (
    <div className="flex flex-col gap-2">
      <PreferenceToggle
        label={text.switch}
        help={text.help}
        isOn={isOn}
        onToggle={(next) => setPreferences({ shortcuts: next ? 'on' : 'off' })}
      />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary hover:text-primary-hover">
          {text.show(shortcuts.length)}
        </summary>
        <ShortcutTable className="mt-1 grid gap-x-8 sm:grid-cols-2" />
      </details>
    </div>
  );
}
