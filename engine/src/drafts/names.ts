import type { Range } from './folded-text.ts';

export interface WordsKnown {
  readonly resume: ReadonlySet<string>;
  readonly advert: ReadonlySet<string>;
}

interface NamesOf {
  /** Where the sentence speaks of the post. */
  readonly job: readonly Range[];
  /** Names of skills, papers and languages, which are compared by what they mean. */
  readonly named: readonly Range[];
  readonly known: WordsKnown;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** Capitalised wherever they stand, and no names. */
const noNames = new Set(
  `i i'm i've i'd i'll cv kenya kenyan kenya's english kiswahili january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday hiring manager dear yours`.split(
    /\s+/,
  ),
);
/** What ties a name to the person's own past. */
const ofOwnPast =
  /\b(?:worked|employed|served|joined|trained|studied|graduated|attended|completed|certified|licen[sc]ed|registered|promoted|i work(?! with you)|currently|my (?:time|work|job|career|role|years|experience) (?:at|with|for|in))\b/i;

/** The words of a text, as names are compared. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(word)].map(([found]) => bare(found)));
}

/**
 * Whether every capitalised word of a sentence that does not begin one stands in the CV, or in the advert where the sentence does
 * not speak of the person's past.
 */
export function hasNames(text: string, { job, named, known }: NamesOf): boolean {
  const isPast = ofOwnPast.test(text);
  const within = (ranges: readonly Range[], index: number) =>
    ranges.some(({ start, end }) => start <= index && index < end);
  return [...text.matchAll(word)].every(({ 0: found, index }) => {
    if (!/^\p{Lu}/u.test(found) || opensSentence(text, index) || within(named, index)) return true;
    const name = bare(found);
    if (noNames.has(name) || known.resume.has(name)) return true;
    if (!known.advert.has(name)) return false;
    return !isPast || within(job, index);
  });
}

function opensSentence(text: string, index: number): boolean {
  return /(?:^|[.!?:]["'”’)]?\s+)["'“‘(]{0,2}$/u.test(text.slice(0, index));
}

function bare(found: string): string {
  return found
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');
}
