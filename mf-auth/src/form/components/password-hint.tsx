import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import { hintedStrength, type PasswordStrength } from '../model/password-strength.ts';
import { usePasswordJudgement } from './use-password-judgement.ts';

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
