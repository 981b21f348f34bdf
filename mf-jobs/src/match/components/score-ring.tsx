import { useMessages } from '@fursa/shared/i18n';
import { jobMatchEn } from '../messages/job-match-en.ts';
import type { ScoreWord } from '../model/shown-match.ts';

export interface ScoreRingProps {
  /** 0 to 100. */
  readonly percentage: number;
  readonly word: ScoreWord;
}

const radius = 25;
const length = 2 * Math.PI * radius;

/** A score as a number, as a part of a circle and in words. */
export function ScoreRing({ percentage, word }: ScoreRingProps) {
  const text = useMessages({ en: jobMatchEn }).score;
  const isGood = word === 'strong' || word === 'good';
  return (
    <p className="flex shrink-0 items-center gap-2">
      <span className="relative size-14 shrink-0">
        <svg aria-hidden="true" viewBox="0 0 60 60" className="size-full -rotate-90">
          <circle cx="30" cy="30" r={radius} fill="none" strokeWidth="5" className="stroke-fill" />
          <circle
            cx="30"
            cy="30"
            r={radius}
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`${(length * percentage) / 100} ${length}`}
            className={isGood ? 'stroke-primary' : 'stroke-edge'}
          />
        </svg>
        <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center font-semibold text-sm">
          {text.percent(percentage)}
        </span>
      </span>
      <span className="sr-only">{text.label(percentage)}</span>
      <span className={`font-semibold text-sm ${isGood ? 'text-primary' : 'text-muted'}`}>{text.words[word]}</span>
    </p>
  );
}
