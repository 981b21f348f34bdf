import { useMessages } from '@fursa/shared/i18n';
import { passingScore, toScoreWord } from '@fursa/shared/values/score-word';
import { messages } from './messages.ts';

export interface ScoreRingProps {
  /** 0 to 100. */
  readonly score: number;
}

const radius = 19.5;
const length = 2 * Math.PI * radius;

/** A score as a number and as a part of a circle; for screen readers also in words, which whoever sees finds beside it. */
export function ScoreRing({ score }: ScoreRingProps) {
  const text = useMessages(messages);
  return (
    <span className="relative size-[2.75rem] shrink-0">
      <svg aria-hidden="true" viewBox="0 0 44 44" className="size-full -rotate-90">
        <circle cx="22" cy="22" r={radius} fill="none" strokeWidth="4" className="stroke-fill" />
        {score > 0 && (
          <circle
            cx="22"
            cy="22"
            r={radius}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(length * score) / 100} ${length}`}
            className={score >= passingScore ? 'stroke-primary' : 'stroke-edge'}
          />
        )}
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0 flex items-center justify-center whitespace-nowrap font-semibold text-sm tracking-tight"
      >
        {text.percent(score)}
      </span>
      <span className="sr-only">{text.label(score, toScoreWord(score))}</span>
    </span>
  );
}
