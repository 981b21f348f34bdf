import type { Token } from '../text/tokenize.ts';

/** What stands between a word and the one before, as far as the tagger tells it apart. */
export const gapKinds = {
  nothing: 0,
  blank: 1,
  hyphen: 2,
  slash: 3,
  comma: 4,
  semicolon: 5,
  colon: 6,
  opening: 7,
  closing: 8,
  dash: 9,
  stop: 10,
  line: 11,
  other: 12,
} as const;

/** The kind of the characters between two words; the one that separates most decides. */
function gapKind(between: string): number {
  if (between === ' ') return gapKinds.blank;
  if (between === '') return gapKinds.nothing;
  if (/[\n\r•·▪●◦]|\s\*\s/.test(between)) return gapKinds.line;
  if (/[.!?]["'”’)]*\s/.test(between)) return gapKinds.stop;
  for (const [sign, kind] of signs) if (between.includes(sign)) return kind;
  if (/[–—]|\s-/.test(between)) return gapKinds.dash;
  if (/[-‐‑]/.test(between)) return gapKinds.hyphen;
  return /^\s+$/.test(between) ? gapKinds.blank : gapKinds.other;
}

const signs = [
  [';', gapKinds.semicolon],
  [':', gapKinds.colon],
  [',', gapKinds.comma],
  ['(', gapKinds.opening],
  [')', gapKinds.closing],
  ['/', gapKinds.slash],
  ['|', gapKinds.comma],
] as const;

/** The most characters between two words that are looked at. */
const maxGap = 12;

/** The kind of the gap before each word, and one more for what follows the last word. */
export function gapsOf(text: string, tokens: readonly Token[]): Uint8Array {
  const gaps = new Uint8Array(tokens.length + 1).fill(gapKinds.line);
  const known = new Map<string, number>([[' ', gapKinds.blank]]);
  const kindOf = (between: string): number => {
    const seen = known.get(between);
    if (seen !== undefined) return seen;
    const kind = gapKind(between);
    known.set(between, kind);
    return kind;
  };
  let end = 0;
  for (const [index, { start, end: next }] of tokens.entries()) {
    if (index > 0) gaps[index] = kindOf(text.slice(end, Math.min(start, end + maxGap)));
    end = next;
  }
  return gaps;
}

/** A sentence or a line: words that are read together. Places of its first word and of the one after its last. */
export interface Segment {
  readonly first: number;
  readonly after: number;
}

/** A longer one is cut, so that no text takes more than its length. */
export const maxSegmentLength = 120;

export function segmentsOf(gaps: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  const count = gaps.length - 1;
  let first = 0;
  for (let index = 1; index <= count; index += 1) {
    const gap = gaps[index];
    const ends = index === count || gap === gapKinds.line || gap === gapKinds.stop || index - first >= maxSegmentLength;
    if (!ends) continue;
    segments.push({ first, after: index });
    first = index;
  }
  return segments;
}
