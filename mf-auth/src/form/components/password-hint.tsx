import { useMessages } from '@fursa/shared/i18n';
import { useEffect, useState } from 'react';
import { type Judgement, judgePassword } from '../data/find-weakness.ts';
import { messages } from '../messages.ts';
import { hintedStrength, type PasswordStrength } from '../model/password-strength.ts';

interface PasswordHintProps {
  readonly password: string;
  /** What anybody may know of its owner. */
  readonly known: readonly string[];
}

const litSegments: Readonly<Record<PasswordStrength, number>> = { weak: 1, fair: 2, strong: 3 };
const litColors: Readonly<Record<PasswordStrength, string>> = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-primary',
};
const segments = [1, 2, 3] as const;

/** What makes a good password, and how good the one being typed is. */
export function PasswordHint({ password, known }: PasswordHintProps) {
  const texts = useMessages(messages);
  const judgement = usePasswordJudgement(password, known);
  const strength = password ? hintedStrength(password, known, judgement) : undefined;
  return (
    <>
      <span>{texts.passwordHelp}</span>
      <span className="mt-1.5 flex min-h-5 items-center gap-2">
        <span aria-hidden="true" className="flex gap-1">
          {segments.map((segment) => (
            <span
              key={segment}
              className={`h-1 w-6 rounded-full ${strength && segment <= litSegments[strength] ? litColors[strength] : 'bg-fill'}`}
            />
          ))}
        </span>
        <span aria-live="polite">
          <span>{strength && texts.strength[strength]}</span>
          <span>{judgement?.weakness && `: ${texts.weaknesses[judgement.weakness]}`}</span>
        </span>
      </span>
    </>
  );
}

/** Milliseconds without a key, after which what stands there is judged: on a cheap phone that is work. */
const pause = 300;

/**
 * What the estimator says of the password that is being typed; undefined while nobody knows. It is fetched with the first one, and
 * for who saves data not before the form is sent.
 */
function usePasswordJudgement(password: string, about: readonly string[]): Judgement | undefined {
  const [judged, setJudged] = useState<{ readonly password: string; readonly judgement: Judgement | undefined }>();
  const known = about.join('\n');

  useEffect(() => {
    if (password === '' || savesData()) return;
    let isShown = true;
    const timer = setTimeout(async () => {
      const judgement = await judgePassword(password, known.split('\n'));
      if (isShown) setJudged({ password, judgement });
    }, pause);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [password, known]);

  return judged?.password === password ? judged.judgement : undefined;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
