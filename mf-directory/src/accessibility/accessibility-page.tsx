import { ShortcutTable } from '@fursa/shared/bundled/shortcut-table';
import { shortcuts } from '@fursa/shared/bundled/shortcuts';
import { useMessages } from '@fursa/shared/i18n';
import { type Preferences, setPreferences, usePreferences } from '@fursa/shared/preferences';
import { useAuthStore } from '@fursa/shared/session';
import { Button, Page, PageHeading } from '@fursa/shared/ui';
import { Check, ToggleLeft, ToggleRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FeedbackForm } from './components/feedback-form.tsx';
import { FontSizeSlider } from './components/font-size-slider.tsx';
import { VoiceInput } from './components/voice-input.tsx';
import { messages } from './messages.ts';

function chooseFontSize(fontSize: number): void {
  setPreferences({ fontSize });
}

export function AccessibilityPage() {
  const text = useMessages(messages);
  const fontSize = usePreferences((preferences) => preferences.fontSize);
  const userId = useAuthStore((state) => state.user?.id);
  return (
    <Page width="text">
      <PageHeading title={text.title} lead={text.lead} />
      <Part title={text.parts.look}>
        <FontSizeSlider value={fontSize} onChoose={chooseFontSize} />
        <LookSettings />
        <ResetSettings />
      </Part>
      <Part title={text.parts.voice}>
        <VoiceInput />
      </Part>
      <Part title={text.parts.shortcuts}>
        <ShortcutList />
      </Part>
      <Part title={text.parts.benefits}>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {Object.values(text.benefits).map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
              <span className="min-w-0">{benefit}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.parts.feedback}>{userId !== undefined && <FeedbackForm key={userId} userId={userId} />}</Part>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-line border-t pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Settings = ReturnType<typeof usePreferences.getState>;

/** Everything on this page back to how it was at the first visit. Until another setting is chosen a second press undoes it. */
function ResetSettings() {
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
function LookSettings() {
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

/** The keys, and the switch for whoever is disturbed by them (WCAG 2.1.4). */
function ShortcutList() {
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

interface PreferenceToggleProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A setting that is on or off, said by a shape and not by colour alone. The button covers the whole card. */
function PreferenceToggle({ label, help, isOn, onToggle }: PreferenceToggleProps) {
  const helpId = useId();
  const Icon = isOn ? ToggleRight : ToggleLeft;
  return (
    <div
      className={`relative rounded-lg border px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOn ? 'border-primary bg-primary-soft' : 'border-edge bg-surface hover:border-ink'}`}
    >
      <button
        type="button"
        aria-pressed={isOn}
        aria-describedby={helpId}
        className="flex w-full cursor-pointer items-center justify-between gap-4 text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-lg"
        onClick={() => onToggle(!isOn)}
      >
        {label}
        <Icon aria-hidden="true" className={`size-8 shrink-0 ${isOn ? 'text-primary' : 'text-muted'}`} />
      </button>
      <p id={helpId} className="text-sm text-muted">
        {help}
      </p>
    </div>
  );
}
