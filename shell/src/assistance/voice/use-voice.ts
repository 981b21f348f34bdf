import { asTextField, listen, type VoiceProblem, voiceMessages, writeIntoField } from '@fursa/shared/bundled/voice';
import { emitEvent, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { usePreferences } from '@fursa/shared/preferences';
import { useNavigate } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationEntries } from '../../layout/navigation-entries.ts';
import { messages } from '../messages.ts';
import { readCommand } from './read-command.ts';

/** So often nothing may be heard in a row before the microphone is let go. */
const maxSilences = 3;
/** Milliseconds between two sentences: some browsers refuse to begin in the moment another one ends. */
const pause = 250;

export interface Voice {
  readonly isOn: boolean;
  readonly setIsOn: (isOn: boolean) => void;
  /** What was understood last and what came of it, in words. */
  readonly outcome: string;
}

/** Listens sentence after sentence until it is switched off: writes into the field with the focus, or carries out a command. */
export function useVoice(): Voice {
  const text = useMessages(messages).voice;
  const problemTexts = useMessages(voiceMessages).problems;
  const language = usePreferences((preferences) => preferences.voiceLanguage);
  const entries = useNavigationEntries();
  const navigate = useNavigate();
  const [isOn, setIsOn] = useState(false);
  const [outcome, setOutcome] = useState('');

  const handleText = useEffectEvent((said: string) => {
    const field = asTextField(document.activeElement);
    const command = readCommand(said, entries);
    if (command?.kind === 'stop') return setIsOn(false);
    // In a field words are words: "search for" may belong to a letter.
    if (field !== undefined) {
      writeIntoField(field, said);
      return setOutcome(text.written(said));
    }
    if (command === undefined) return setOutcome(text.unknown(said));
    if (command.kind === 'go') {
      void navigate(command.path);
      return setOutcome(text.going(command.label));
    }
    void navigate(`${paths.jobs}?${new URLSearchParams({ q: command.text })}`);
    setOutcome(text.searching(command.text));
  });

  const giveUp = useEffectEvent((problem: VoiceProblem) => {
    setIsOn(false);
    showToast({ title: problemTexts[problem], variant: 'destructive' });
    emitEvent('shell:voice-changed', { isOn: false, problem });
  });

  useEffect(() => {
    emitEvent('shell:voice-changed', { isOn });
    if (!isOn) return;
    setOutcome('');
    let silences = 0;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;

    function next(): void {
      stop = listen({
        language,
        onText: (said) => {
          silences = 0;
          handleText(said);
        },
        onEnd: (problem) => {
          if (!isCurrent) return;
          silences += problem === 'silence' ? 1 : 0;
          const goesOn = problem === undefined || (problem === 'silence' && silences < maxSilences);
          if (goesOn) timer = setTimeout(next, pause);
          else giveUp(problem);
        },
      });
    }

    next();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [isOn, language]);

  return { isOn, setIsOn, outcome };
}
