import { scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { useMessages } from '@fursa/shared/i18n';
import { passingScore, toScoreWord, worthALookScore } from '@fursa/shared/values/score-word';
import { scoreMessages } from '../messages.ts';

export interface ScoreBadgeProps {
  /** 0 to 100; null: there is none; undefined: not known yet. One that nobody would apply with is left out. */
  readonly score: number | null | undefined;
}

/** How well a job in a list fits, at the end of a line that is as tall without it, so that nothing moves when it comes. */
export function ScoreBadge({ score }: ScoreBadgeProps) {
  const text = useMessages(scoreMessages);
  const words = useMessages(scoreWordMessages);
  if (score == null || score < worthALookScore) return null;
  const word = toScoreWord(score);
  return (
    <span className={`ml-auto font-semibold text-sm ${score >= passingScore ? 'text-primary' : 'text-muted'}`}>
      <span aria-hidden="true">{text.brief(score, word)}</span>
      <span className="sr-only">{words.label(score, word)}</span>
    </span>
  );
}
