import { useMessages } from '@fursa/shared/i18n';
import { usePreferences } from '@fursa/shared/preferences';
import { showToast } from '@fursa/shared/ui';
import { Mic, MicOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { canListen, listen, type VoiceProblem } from './listen.ts';
import { voiceMessages } from './messages.ts';

export interface VoiceButtonProps {
  /** What is said lands there: "Speak: job search". */
  readonly fieldName: string;
  readonly isDisabled?: boolean;
  readonly onText: (text: string) => void;
}

/** Speaking in place of typing, one sentence at a time. Absent where the browser cannot listen. */
export function VoiceButton({ fieldName, isDisabled = false, onText }: VoiceButtonProps) {
  const text = useMessages(voiceMessages);
  const language = usePreferences((preferences) => preferences.voiceLanguage);
  const [isListening, setIsListening] = useState(false);
  const handleText = useEffectEvent(onText);
  const handleEnd = useEffectEvent((problem?: VoiceProblem) => {
    setIsListening(false);
    if (problem !== undefined) showToast({ title: text.problems[problem], variant: 'destructive' });
  });

  useEffect(() => {
    if (!isListening) return;
    return listen({ language, onText: (said) => handleText(said), onEnd: (problem) => handleEnd(problem) });
  }, [isListening, language]);

  if (!canListen()) return null;
  const Icon = isListening ? MicOff : Mic;
  return (
    <>
      <button
        type="button"
        aria-label={`${isListening ? text.stop : text.start}: ${fieldName}`}
        disabled={isDisabled}
        className={`inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border disabled:cursor-not-allowed disabled:text-muted ${isListening ? 'border-danger bg-danger-soft text-danger' : 'border-edge bg-surface text-ink hover:border-ink'}`}
        onClick={() => setIsListening(!isListening)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {isListening ? text.listening : ''}
      </span>
    </>
  );
}
