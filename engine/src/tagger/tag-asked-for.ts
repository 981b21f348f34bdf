import { type Cues, readCues } from './cues.ts';
import { maxSegmentLength, type Segment } from './segments.ts';
import { maxSpanFeatures, spanFeatures } from './span-features.ts';
import { spanStart, spanSteps, spanWeights } from './span-model.ts';
import { unpackWeights } from './weight-table.ts';

/** Words of an advert that name something that is asked for: a skill, knowledge, a tool, a qualification, a task. */
export interface AskedFor {
  /** Places in the text, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the tagger weighs with, in whole numbers. */
export interface SpanTables {
  /** Two for each row of features: how much it speaks for the beginning and for the inside of a span. */
  readonly nodes: ArrayLike<number>;
  /** From one label (0 outside, 1 begins, 2 goes on) to the next, 3 by 3. */
  readonly steps: ArrayLike<number>;
  /** For a span that begins with the first word of a segment. */
  readonly start: number;
}

let tables: SpanTables | undefined;

/**
 * The spans of an advert that name what is asked for, in the order of the text, none overlapping another. Whole words;
 * a span never goes on into another sentence or line. Takes time in proportion to the text. The same text always gives
 * the same spans.
 */
export function tagAskedFor(text: string): AskedFor[] {
  tables ??= { nodes: unpackWeights(spanWeights), steps: spanSteps, start: spanStart };
  return tagWith(text, tables);
}

/** With other weights than those of the package. */
export function tagWith(text: string, { nodes, steps, start }: SpanTables): AskedFor[] {
  const cues = readCues(text);
  const labels = new Uint8Array(cues.tokens.length);
  const scores = new Int32Array((maxSegmentLength + 1) * 2);
  const rows = new Int32Array(maxSpanFeatures);
  for (const [place, segment] of cues.segments.entries()) {
    for (let index = segment.first; index < segment.after; index += 1) {
      const count = spanFeatures(cues, place, segment, index, rows);
      let [begins, goesOn] = [0, 0];
      for (let at = 0; at < count; at += 1) {
        const row = (rows[at] ?? 0) * 2;
        begins += nodes[row] ?? 0;
        goesOn += nodes[row + 1] ?? 0;
      }
      scores[(index - segment.first) * 2] = index === segment.first ? begins + start : begins;
      scores[(index - segment.first) * 2 + 1] = goesOn;
    }
    bestLabels(scores, segment, steps, labels);
  }
  return spansOf(text, cues, labels);
}

/** Less than any sum of weights. */
const never = -1_000_000_000;

/** The labels (0 outside, 1 begins, 2 goes on) whose weights add up to most: Viterbi's algorithm. */
function bestLabels(scores: Int32Array, { first, after }: Segment, steps: ArrayLike<number>, labels: Uint8Array): void {
  const count = after - first;
  const from = new Uint8Array(count * 3);
  let [best, next] = [Int32Array.of(0, scores[0] ?? 0, never), new Int32Array(3)];
  for (let index = 1; index < count; index += 1) {
    for (let label = 0; label < 3; label += 1) {
      let greatest = never * 2;
      // Nothing goes on after the outside.
      for (let before = label === 2 ? 1 : 0; before < 3; before += 1) {
        const sum = (best[before] ?? never) + (steps[before * 3 + label] ?? 0);
        if (sum <= greatest) continue;
        greatest = sum;
        from[index * 3 + label] = before;
      }
      next[label] = label === 0 ? greatest : greatest + (scores[index * 2 + label - 1] ?? 0);
    }
    [best, next] = [next, best];
  }
  let label = best.indexOf(Math.max(...best));
  for (let index = count - 1; index >= 0; index -= 1) {
    labels[first + index] = label;
    label = from[index * 3 + label] ?? 0;
  }
}

function spansOf(text: string, { tokens }: Cues, labels: Uint8Array): AskedFor[] {
  const spans: { start: number; end: number }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const last = spans.at(-1);
    if (labels[index] === 1) spans.push({ start, end });
    else if (labels[index] === 2 && last !== undefined) last.end = end;
  }
  return spans.map(({ start, end }) => {
    const last = endOf(text, start, end);
    return { start, end: last, text: text.slice(start, last) };
  });
}

/** "CPA (K)" ends with its bracket, which is no word. */
function endOf(text: string, start: number, end: number): number {
  if (text.charAt(end) !== ')') return end;
  const within = text.slice(start, end);
  return within.lastIndexOf('(') > within.lastIndexOf(')') ? end + 1 : end;
}
