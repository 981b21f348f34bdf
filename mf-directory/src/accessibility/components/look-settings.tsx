import { useMessages } from '@fursa/shared/i18n';
import { type Preferences, setPreferences, usePreferences } from '@fursa/shared/preferences';
import { messages } from '../messages.ts';
import { PreferenceToggle } from './preference-toggle.tsx';

/** What each switch sets when it is on, and when it is off. */
const switches = {
  contrast: [{ contrast: 'high' }, { contrast: 'normal' }],
  palette: [{ palette: 'color-blind' }, { palette: 'normal' }],
  screenReader: [{ screenReader: 'on' }, { screenReader: 'off' }],
  spacing: [{ spacing: 'wide' }, { spacing: 'normal' }],
  links: [{ links: 'underlined' }, { links: 'normal' }],
  motion: [{ motion: 'reduced' }, { motion: 'system' }],
  ruler: [{ ruler: 'on' }, { ruler: 'off' }],
} as const satisfies Partial<Record<keyof Preferences, readonly [Partial<Preferences>, Partial<Preferences>]>>;

type Switch = keyof typeof switches;

const names = Object.keys(switches) as Switch[];

/** One switch for each way to change the look; all of them hold together. */
export function LookSettings() {
  const text = useMessages(messages).switches;
  const preferences = usePreferences();
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
      {names.map((name) => {
        const [on, off] = switches[name];
        return (
          <PreferenceToggle
            key={name}
            label={text[name].label}
            help={text[name].help}
            isOn={preferences[name] === Object.values(on)[0]}
            onToggle={(isOn) => setPreferences(isOn ? on : off)}
          />
        );
      })}
    </div>
  );
}
