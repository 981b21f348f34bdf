import type { Cues } from './cues.ts';
import { bucketOf, mix } from './hash.ts';
import type { Segment } from './segments.ts';

/** Rows of the table of weights, as a power of two. */
export const spanBits = 20;

/** Stands for the words before the first and after the last of a segment. */
const edge = 0x5eed;

/**
 * The rows of the table that speak of one word. Each feature is a number of its own kind, mixed from what the word and
 * its neighbours within the segment are. Returns how many it wrote.
 */
export function spanFeatures(
  cues: Cues,
  place: number,
  { first, after }: Segment,
  index: number,
  out: Int32Array,
): number {
  const { words, endings, beginnings, shapes, gaps, marks, leads, trails } = cues;
  const at = (column: Int32Array | Uint8Array, offset: number): number => {
    const there = index + offset;
    return there < first || there >= after ? edge : (column[there] ?? edge);
  };
  const tone = cues.tones[place] ?? 0;
  const heading = cues.headings[place] ?? 0;
  const [word, before, next, second] = [at(words, 0), at(words, -1), at(words, 1), at(words, 2)];
  const [ending, endingBefore, endingNext] = [at(endings, 0), at(endings, -1), at(endings, 1)];
  const [shape, shapeBefore, shapeNext] = [at(shapes, 0), at(shapes, -1), at(shapes, 1)];
  const [gap, gapNext] = [index === first ? 20 : (gaps[index] ?? 0), index === after - 1 ? 20 : (gaps[index + 1] ?? 0)];
  const mark = marks[index] ?? 0;
  const [markBefore, markNext] = [at(marks, -1), at(marks, 1)];
  const lead = leads[index] ?? 0;
  const trail = trails[index] ?? 0;
  const opening = words[first] ?? 0;
  let count = 0;
  const add = (kind: number, value: number): void => {
    out[count] = bucketOf(mix(value, kind), spanBits);
    count += 1;
  };
  add(1, word);
  add(2, before);
  add(3, next);
  add(4, at(words, -2));
  add(5, second);
  add(6, mix(before, word));
  add(7, mix(word, next));
  add(8, mix(before, next));
  add(9, mix(at(words, -2), before));
  add(10, mix(next, second));
  add(11, shape);
  add(12, mix(shapeBefore, shape));
  add(13, mix(shape, shapeNext));
  add(14, ending);
  add(15, endingBefore);
  add(16, endingNext);
  add(17, at(beginnings, 0));
  add(18, mix(gap, gapNext));
  add(19, mix(gap, before));
  add(20, mix(gapNext, next));
  add(21, mix(mix(mark, markBefore), markNext));
  add(22, mix(mark, before));
  add(23, mix(mark, mix(gap, gapNext)));
  add(24, opening);
  add(25, mix(opening, words[first + 1] ?? 0));
  add(26, mix(Math.min(index - first, 4), Math.min(after - index, 4)));
  add(27, Math.min(after - first, 12));
  add(28, tone);
  add(29, mix(tone, mark));
  add(30, mix(tone, ending));
  add(31, mix(heading, tone));
  add(32, mix(heading, mark));
  add(33, mix(lead, gap));
  add(34, mix(lead, ending));
  add(35, mix(trail, ending));
  add(36, mix(lead, trail));
  add(37, mix(endingBefore, ending));
  add(38, mix(ending, endingNext));
  add(39, mix(mix(endingBefore, ending), endingNext));
  add(40, mix(word, lead));
  add(41, mix(mix(shape, gap), mix(gapNext, shapeNext)));
  add(42, mix(word, heading));
  return count;
}

/** No word has more. */
export const maxSpanFeatures = 42;
