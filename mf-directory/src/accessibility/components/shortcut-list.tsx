import { shortcutMessages, shortcuts } from '@fursa/shared/bundled/shortcuts';
import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { messages } from '../messages.ts';
import { PreferenceToggle } from './preference-toggle.tsx';

/** The keys, and the switch for whoever is disturbed by them (WCAG 2.1.4). */
export function ShortcutList() {
  const text = useMessages(messages).shortcuts;
  const actions = useMessages(shortcutMessages);
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
        <dl className="mt-1 grid gap-x-8 sm:grid-cols-2">
          {shortcuts.map(({ action, keys }) => (
            <div key={action} className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-2">
              <dt className="w-20 shrink-0">
                <kbd
                  translate="no"
                  className="whitespace-nowrap rounded-sm border border-edge bg-surface px-2 py-0.5 font-sans font-semibold text-sm"
                >
                  {keys}
                </kbd>
              </dt>
              <dd className="min-w-0 flex-1 basis-40">{actions[action]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
