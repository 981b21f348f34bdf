import { useMessages } from '@fursa/shared/i18n';
import { scoreMessages } from '../messages/score-messages.ts';
import { passingScore, toScoreWord, worthALookScore } from '../model/score-word.ts';
import { ScoreRing } from './score-ring.tsx';

export interface ListingScoreProps {
  /** 0 to 100; null: there is none; undefined: not known yet. One that nobody would apply with is left out. */
  readonly score: number | null | undefined;
}

/** How well a job in a list fits, at the end of its heading. Its place is kept, so that nothing moves when it comes. */
export function ListingScore({ score }: ListingScoreProps) {
  const text = useMessages(scoreMessages);
  return (
    <div className="flex min-h-16 w-13 shrink-0 flex-col items-center">
      {score != null && score >= worthALookScore && (
        <>
          <ScoreRing score={score} />
          <span
            aria-hidden="true"
            className={`font-semibold text-sm ${score >= passingScore ? 'text-primary' : 'text-muted'}`}
          >
            {text.shortWords[toScoreWord(score)]}
          </span>
        </>
      )}
    </div>
  );
}
