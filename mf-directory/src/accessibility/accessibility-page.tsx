import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { useAuthStore } from '@fursa/shared/session';
import { Button, Page, PageHeading } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FeedbackForm } from './components/feedback-form.tsx';
import { FontSizeSlider } from './components/font-size-slider.tsx';
import { LookSettings } from './components/look-settings.tsx';
import { ShortcutList } from './components/shortcut-list.tsx';
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
