import type { DraftSource } from './draft.ts';
import { foldText } from './folded-text.ts';

/** Longer lines are quoted by the words around what they are quoted for. */
const longestQuote = 220;

/** Finds what of a text bears a sentence out. */
export interface Quotes {
  /** The line in which the words stand, the nearest to another line when it is given. Undefined when they stand nowhere. */
  lineWith(words: string, near?: string): DraftSource | undefined;
  /** The words in the lines in which they were written; as they are when they stand nowhere. */
  linesOf(words: string): string[];
  /** The line around a place of the text. */
  lineAt(start: number, end: number): DraftSource;
}

export function quotesOf(from: DraftSource['from'], text: string): Quotes {
  const folded = foldText(text);
  const lineAt = (start: number, end: number): DraftSource => {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const after = text.indexOf('\n', end);
    const lineEnd = after === -1 ? text.length : after;
    if (lineEnd - lineStart <= longestQuote) return { from, quote: text.slice(lineStart, lineEnd).trim() };
    // No more is looked at than is quoted: a line can be as long as the text.
    const windowStart = Math.max(lineStart, start - longestQuote);
    const before = text.slice(windowStart, start);
    const opening = Math.max(before.lastIndexOf('. ') + 1, before.length - longestQuote / 2);
    const rest = text.slice(end, Math.min(lineEnd, end + longestQuote));
    const stop = rest.search(/[.;](?:\s|$)/);
    const closing = Math.min(stop === -1 ? rest.length : stop + 1, longestQuote / 2);
    const words = text.slice(windowStart + opening, end + closing);
    const isCutBefore = windowStart + opening > lineStart && !/[.\s]/.test(text.charAt(windowStart + opening - 1));
    const isCutAfter = closing < rest.length && stop + 1 !== closing;
    const whole = isCutBefore ? words.replace(/^\S*\s/, '') : words;
    return { from, quote: (isCutAfter ? whole.replace(/\s\S*$/, '') : whole).trim() };
  };
  return {
    lineAt,
    linesOf(words) {
      const [place] = folded.find(words);
      const lines = (place === undefined ? words : text.slice(place.start, place.end)).split('\n');
      const joined: string[] = [];
      for (const line of lines.map((written) => written.trim())) {
        // A line that begins small goes on with the one before.
        if (/^\p{Ll}/u.test(line) && joined.length > 0) joined.push(`${joined.pop()} ${line}`);
        else joined.push(line);
      }
      return joined;
    },
    lineWith(words, near) {
      const found = folded.find(words).filter(({ start, end }) => isWhole(text, start, end));
      const at = near === undefined ? undefined : folded.find(near)[0]?.start;
      const place =
        at === undefined
          ? found[0]
          : found.toSorted((one, other) => Math.abs(one.start - at) - Math.abs(other.start - at))[0];
      return place === undefined ? undefined : lineAt(place.start, place.end);
    },
  };
}

/** "Thika" is not in "Thikamart". */
function isWhole(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(end));
}

/** Each once, in their order; undefined ones left out. */
export function distinctSources(sources: readonly (DraftSource | undefined)[]): DraftSource[] {
  return [
    ...new Map(
      sources.flatMap((source) =>
        source === undefined || source.quote === '' ? [] : [[`${source.from}:${source.quote}`, source] as const],
      ),
    ).values(),
  ];
}
