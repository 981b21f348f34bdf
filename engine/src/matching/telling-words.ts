import { tokenize } from '../text/tokenize.ts';
import { commonWords } from './common-words.ts';
import type { TellingWord } from './facts.ts';
import type { PostingText } from './posting-text.ts';

const max = { ofPosting: 25, ofPerson: 3_000, read: 30_000 } as const;
/** The saturation and the length of Okapi BM25: a word that stands there often says more, in a long text it says less. */
const k1 = 1.2;
const b = 0.75;
/** Telling words of an advert of usual length. */
const usualLength = 75;
/** A word of the title counts as if it stood there so often. */
const titleCount = 3;
/** So much of BM25 shows that somebody knows the work: some four words. */
const enough = 4;

/**
 * The words that tell what the work is about, weighted by BM25 with one inverse frequency for all: common words have none. Takes time in
 * proportion to the text.
 *
 * @param names of what the advert asks for: who writes Kiswahili shares the words of one that is in English by them
 * @returns at most 25, the weightiest first
 */
export function tellingWords(
  { title, description, requirements, skills }: PostingText,
  names: readonly string[],
): readonly TellingWord[] {
  const counts = new Map<string, number>();
  const texts = [title, [...skills, ...names].join('\n'), requirements ?? '', description.slice(0, max.read)];
  let length = 0;
  for (const [at, text] of texts.entries()) {
    for (const word of tellingWordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + (at === 0 ? titleCount : 1));
      length += 1;
    }
  }
  const weighted = [...counts]
    .map(([word, count]) => ({
      word,
      weight: (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / usualLength)),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, max.ofPosting);
  // Who shares all words of a short advert shares enough.
  const whole = Math.min(
    enough,
    weighted.reduce((sum, { weight }) => sum + weight, 0),
  );
  return weighted.map(({ word, weight }) => ({ word, percent: Math.min(100, Math.ceil((weight * 100) / whole)) }));
}

/** The same words of a CV and of the names of what somebody has, each once. */
export function wordsOfPerson(resume: string, names: readonly string[]): readonly string[] {
  return [...new Set(tellingWordsOf(`${names.join('\n')}\n${resume}`))].slice(0, max.ofPerson);
}

/** How many per cent of what is to be shared somebody shares: 100 where the advert has no telling words. */
export function sharedWords(has: ReadonlySet<string>, asked: readonly TellingWord[]): number {
  if (asked.length === 0) return 100;
  return Math.min(
    100,
    asked.reduce((sum, { word, percent }) => sum + (has.has(word) ? percent : 0), 0),
  );
}

const maxWordLength = 40;

function tellingWordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ singular }) =>
    singular.length > 2 && singular.length <= maxWordLength && !/^\d/.test(singular) && !commonWords.has(singular)
      ? [singular]
      : [],
  );
}
