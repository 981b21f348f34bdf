import { type Token, tokenize } from '../text/tokenize.ts';
import { bucketOf, hashText, mix } from './hash.ts';
import { lexiconMarks } from './lexicon-marks.ts';
import { announcedBy, cueGroups, cuesOf } from './line-cues.ts';

/** Rows of the table of weights, as a power of two. */
export const lineBits = 14;

/** What follows the first words of a line says little more about what kind of line it is. */
const maxWords = 40;
const maxCharacters = 800;

/** In words. */
const maxHeadingLength = 8;

/** Where a line stands. */
export interface LineContext {
  /** The last heading above it. */
  readonly heading?: string | null;
  /** The kind of the line above it. */
  readonly previous?: string | null;
}

/** The words of a line that are looked at. */
function wordsOfLine(line: string): Token[] {
  return tokenize(line.slice(0, maxCharacters)).slice(0, maxWords);
}

/** The same for many lines, which share most of their words: each of these is compared once. */
export function wordsOfLines(lines: readonly string[]): Token[][] {
  const starts = lines.map((line) => line.slice(0, maxCharacters));
  const tokens = tokenize(starts.join('\n'));
  let [end, next] = [-1, 0];
  return starts.map((start) => {
    end += start.length + 1;
    const first = next;
    while ((tokens[next]?.start ?? end) < end) next += 1;
    return tokens.slice(first, Math.min(next, first + maxWords));
  });
}

/** The rows of the table that speak of a line. */
export function lineFeatures(
  whole: string,
  { heading, previous }: LineContext,
  tokens: readonly Token[] = wordsOfLine(whole),
): Int32Array {
  const line = whole.slice(0, maxCharacters);
  const words = tokens.map(({ singular }) => hashText(singular));
  const { words: headingWords, announced } = readHeading(heading ?? '');
  const rows: number[] = [];
  const add = (kind: number, value: number): void => {
    rows.push(bucketOf(mix(value, kind), lineBits));
  };
  add(1, 0);
  const [first, second, third] = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0];
  add(2, first);
  add(3, mix(first, second));
  add(4, mix(mix(first, second), third));
  for (const word of new Set(words)) add(5, word);
  for (const [index, word] of words.entries()) if (index > 0) add(6, mix(words[index - 1] ?? 0, word));
  for (const ending of new Set(tokens.slice(0, 2).map(({ word }) => hashText(word.slice(-3))))) add(7, ending);
  const outline = outlineOf(line, tokens);
  for (const [index, value] of outline.entries()) add(20 + index, value);
  add(8, mix(outline[0] ?? 0, outline[1] ?? 0));
  const bits = tokens.map(({ singular }) => cuesOf(singular));
  const cues = Array.from({ length: cueGroups }, (_, group) =>
    Math.min(bits.filter((bit) => (bit >> group) & 1).length, 2),
  );
  for (const [group, times] of cues.entries()) {
    add(30 + group, times);
    add(40 + group, ((bits[0] ?? 0) >> group) & 1);
    if (times !== 0) for (const word of headingWords) add(50 + group, word);
  }
  add(12, announced);
  add(13, mix(announced, hashText(previous ?? '')));
  add(
    14,
    mix(
      announced,
      cues.findIndex((times) => times > 0),
    ),
  );
  // What a long line announces is nothing: headings are short.
  const own = tokens.length > maxHeadingLength ? 128 : announcedBy(line.slice(0, 120));
  add(15, mix(own, mix(outline[0] ?? 0, outline[1] ?? 0)));
  for (const word of headingWords) add(9, word);
  add(10, hashText(previous ?? ''));
  if (headingWords.length === 0) add(11, mix(outline[0] ?? 0, hashText(previous ?? '')));
  return Int32Array.from(rows);
}

interface HeadingCues {
  readonly text: string;
  readonly words: readonly number[];
  readonly announced: number;
}

let lastHeading: HeadingCues | undefined;

/** Many lines stand under one heading: what was read of the last one is kept. */
function readHeading(text: string): HeadingCues {
  if (lastHeading?.text === text) return lastHeading;
  const start = text.slice(0, 120);
  const words = tokenize(start).map(({ singular }) => hashText(singular));
  lastHeading = { text, words, announced: words.length === 0 ? 64 : announcedBy(start) };
  return lastHeading;
}

/** What can be seen of a line without reading it. */
function outlineOf(line: string, tokens: readonly Token[]): number[] {
  const trimmed = line.trim();
  const capitals = tokens.filter(({ surface }) => /^\p{Lu}/u.test(surface)).length;
  const known = lexiconMarks(tokens).reduce((sum, mark) => sum + (mark === 1 || mark === 3 ? 1 : 0), 0);
  return [
    Math.min(tokens.length, 5) + (tokens.length > 12 ? 1 : 0),
    trimmed.endsWith(':') ? 1 : /[.!?;,]$/.test(trimmed) ? 2 : 0,
    tokens.length === 0 ? 0 : Math.floor((4 * capitals) / tokens.length),
    trimmed === trimmed.toUpperCase() ? 1 : 0,
    Math.min(known, 3),
    /\d/.test(trimmed) ? (/[$€£]|ksh|kes|\d{2},\d{3}|\dk\b/i.test(trimmed) ? 2 : 1) : 0,
    /@|https?:|www\./i.test(trimmed) ? 1 : 0,
  ];
}
