import { canListen, type VoiceProblem, voiceMessages } from '@fursa/shared/bundled/voice';
import { emitEvent, onEvent } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { type Preferences, setPreferences, usePreferences } from '@fursa/shared/preferences';
import { Button, Notice } from '@fursa/shared/ui';
import { useEffect, useId, useState } from 'react';
import { messages } from '../messages.ts';

const languages: readonly Preferences['voiceLanguage'][] = ['en', 'sw'];

/** Starts and stops voice input for the whole product: the shell listens, for the microphone outlives this page. */
export function VoiceInput() {
  const text = useMessages(messages).voice;
  const problemTexts = useMessages(voiceMessages).problems;
  const { voiceLanguage } = usePreferences();
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = useId();

  useEffect(() => {
    const stop = onEvent('shell:voice-changed', (changed) => {
      setIsOn(changed.isOn);
      if (changed.isOn) setProblem(undefined);
      else if (changed.problem !== undefined) setProblem(changed.problem);
    });
    emitEvent('directory:voice-state-asked', {});
    return stop;
  }, []);

  function toggle(): void {
    setProblem(canListen() ? undefined : 'unsupported');
    if (canListen()) emitEvent('directory:voice-asked', { isOn: !isOn });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p>{text.lead}</p>
      <fieldset>
        <legend className="font-semibold">{text.language}</legend>
        <div className="flex flex-wrap gap-x-6">
          {languages.map((language) => (
            <label key={language} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={language === voiceLanguage}
                onChange={() => setPreferences({ voiceLanguage: language })}
                className="size-5 shrink-0 accent-primary"
              />
              {text.languages[language]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button onClick={toggle}>{isOn ? text.stop : text.start}</Button>
      {problem !== undefined && (
        <Notice role="alert" tone="warning">
          {problemTexts[problem as VoiceProblem] ?? problemTexts.failed}
        </Notice>
      )}
      <details className="w-full">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary hover:text-primary-hover">
          {text.commandsTitle}
        </summary>
        <ul className="mt-1 list-disc pl-5">
          {Object.values(text.commands).map((command) => (
            <li key={command}>{command}</li>
          ))}
        </ul>
      </details>
      <p className="text-muted text-sm">{text.privacy}</p>
    </div>
  );
}
