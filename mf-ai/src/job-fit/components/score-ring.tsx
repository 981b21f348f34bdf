import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages/index.ts';
import { passingScore, toScoreWord } from '../model/score-word.ts';

const radius = 28;
const length = 2 * Math.PI * radius;

/** A score (0 to 100) as a number in a part of a circle, with its word beside it, as in the lists of jobs. */
export function ScoreRing({ score }: { readonly score: number }) {
  const text = useMessages(messages);
  const word = toScoreWord(score);
  const isMatch = score >= passingScore;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span aria-hidden="true" className="relative size-16 shrink-0">
        <svg aria-hidden="true" viewBox="0 0 64 64" className="size-full -rotate-90">
          <circle cx="32" cy="32" r={radius} fill="none" strokeWidth="6" className="stroke-fill" />
          {score > 0 && (
            <circle
              cx="32"
              cy="32"
              r={radius}
              fill="none"
              strokeWidth="6"
              strokeLinecap="round"
              strokeDasharray={`${(length * score) / 100} ${length}`}
              className={isMatch ? 'stroke-primary' : 'stroke-edge'}
            />
          )}
        </svg>
        <span className="absolute inset-0 flex items-center justify-center font-semibold tracking-tight">
          {text.percent(score)}
        </span>
      </span>
      <span aria-hidden="true" className={`font-semibold text-lg ${isMatch ? 'text-primary' : 'text-ink'}`}>
        {text.words[word]}
      </span>
      <span className="sr-only">{text.label(score, word)}</span>
    </p>
  );
}
