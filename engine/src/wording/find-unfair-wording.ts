import { type WordingCode, wordingRules } from './wording-rules.ts';

export type { WordingCode } from './wording-rules.ts';

/** A place of an advert whose wording is not plain or not fair. */
export interface UnfairWording {
  readonly code: WordingCode;
  /** Offsets in the text, in UTF-16 code units: the first one, and the one behind the last. */
  readonly start: number;
  readonly end: number;
  /** As they are written. */
  readonly words: string;
}

const sentence = /[^\n]+?(?:[.!?](?=\s|$)|$)/gm;
/** A sentence that promises fairness names what it is fair about. */
const promise =
  /\b(?:regardless|irrespective|without regard|discriminat\w+|equal[- ]opportunit\w+|equal employment|diversity|all genders|whatever (?:your|their)|of any (?:age|sex|gender|tribe|religion))\b/i;
const amount =
  /(?:\b(?:kes|kshs?|usd|ugx|tzs|eur|gbp)\b\.?|\/=|[$€£])\s?\d|\d[\d,.]*\s?(?:\/=|kes\b|kshs?\b|shillings\b|usd\b)/i;

/**
 * Wordings of a job advert in English that keep out people who could do the work, ask them for money or unpaid work, hide the pay
 * or say nothing in fashionable words. In the order of the text, none within another. It would rather miss one than blame a
 * harmless one.
 */
export function findUnfairWording(text: string): readonly UnfairWording[] {
  const namesPay = amount.test(text);
  const found = [...text.matchAll(sentence)].flatMap(({ 0: words, index }) =>
    promise.test(words) ? [] : inSentence(words, index),
  );
  const kept: UnfairWording[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.code === 'pay' && namesPay) continue;
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  }
  return kept;
}

function inSentence(words: string, offset: number): UnfairWording[] {
  return wordingRules.flatMap(({ code, pattern, unless }) =>
    unless?.test(words)
      ? []
      : [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
          code,
          start: offset + index,
          end: offset + index + match.length,
          words: match,
        })),
  );
}
