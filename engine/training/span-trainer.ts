import { type Cues, readCues } from '../src/tagger/cues.ts';
import { maxSpanFeatures, spanBits, spanFeatures } from '../src/tagger/span-features.ts';
import { seededRandom, shuffle } from './random.ts';
import type { MarkedText } from './read-sets.ts';
import { type LearningRates, SparseWeights } from './sparse-weights.ts';

/** A sentence or line as the trainer sees it: rows of features per word, and its labels (0 outside, 1 begins, 2 goes on). */
interface Sequence {
  /** Its set labels more loosely than the tagger should: what is learned of it alone is kept apart. */
  readonly isLoose: boolean;
  readonly rows: Int32Array;
  readonly labels: Uint8Array;
}

export interface SpanWeights {
  /** Two for each row of the table: how much it speaks for the beginning and for the inside of a span. */
  readonly nodes: Float64Array;
  /** From one label to the next, 3 by 3. */
  readonly steps: Float64Array;
}

export interface SpanTraining {
  readonly rates: LearningRates;
  readonly rounds: number;
  /** A row that fewer words of the training texts have is left out. */
  readonly fewest: number;
  /** How many rows the model may have. */
  readonly maxRows: number;
}

export function sequencesOf(texts: readonly MarkedText[]): Sequence[] {
  return texts.flatMap(({ set, text, spans }) => {
    const cues = readCues(text);
    const labels = labelsOf(cues, spans);
    return cues.segments.map((segment, place) => {
      const rows = new Int32Array((segment.after - segment.first) * maxSpanFeatures);
      const own = new Int32Array(maxSpanFeatures);
      for (let index = segment.first; index < segment.after; index += 1) {
        spanFeatures(cues, place, segment, index, own);
        rows.set(own, (index - segment.first) * maxSpanFeatures);
      }
      return { isLoose: set === 'green', rows, labels: labels.slice(segment.first, segment.after) };
    });
  });
}

/** 0 outside, 1 begins, 2 goes on. */
function labelsOf(cues: Cues, spans: MarkedText['spans']): Uint8Array {
  const labels = new Uint8Array(cues.tokens.length);
  let index = 0;
  for (const { start, end } of spans) {
    while ((cues.tokens[index]?.end ?? Number.POSITIVE_INFINITY) <= start) index += 1;
    for (let label = 1; (cues.tokens[index]?.start ?? Number.POSITIVE_INFINITY) < end; index += 1) {
      labels[index] = label;
      label = 2;
    }
  }
  return labels;
}

/**
 * A linear-chain conditional random field, learned one sequence at a time: first with every row that is frequent enough
 * and a penalty that empties most of them, then again with the `maxRows` that weigh most. The same input gives the same
 * weights.
 */
export function trainSpans(sequences: readonly Sequence[], training: SpanTraining): SpanWeights {
  const counts = countRows(sequences);
  const frequent = keepRows(sequences, (row) => (counts[row] ?? 0) >= training.fewest);
  const first = learnRounds(frequent, training.rates, training.rounds);
  const weigh = (row: number): number =>
    Math.max(Math.abs(first.nodes[row * 2] ?? 0), Math.abs(first.nodes[row * 2 + 1] ?? 0)) *
    Math.sqrt(counts[row] ?? 0);
  const ranked = Array.from({ length: 1 << spanBits }, (_, row) => row)
    .filter((row) => weigh(row) > 0)
    .sort((one, other) => weigh(other) - weigh(one) || one - other);
  const kept = new Set(ranked.slice(0, training.maxRows));
  const second = keepRows(sequences, (row) => kept.has(row));
  return learnRounds(second, { ...training.rates, l1: training.rates.l1 / 10 }, training.rounds);
}

function countRows(sequences: readonly Sequence[]): Int32Array {
  const counts = new Int32Array(1 << spanBits);
  for (const { isLoose, rows } of sequences) {
    if (!isLoose) for (const row of rows) counts[row] = (counts[row] ?? 0) + 2;
    else for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts;
}

/** The rows that are to be learned; the others become -1. */
function keepRows(sequences: readonly Sequence[], isKept: (row: number) => boolean): Sequence[] {
  return sequences.map((sequence) => ({ ...sequence, rows: sequence.rows.map((row) => (isKept(row) ? row : -1)) }));
}

function learnRounds(sequences: readonly Sequence[], rates: LearningRates, rounds: number): SpanWeights {
  const nodes = new SparseWeights(4 << spanBits, rates);
  const steps = new SparseWeights(9, { ...rates, l1: 0 });
  const random = seededRandom(20_240_501);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffle(order, random)) {
      const sequence = sequences[index];
      if (sequence !== undefined) learnSequence(sequence, nodes, steps);
    }
  }
  return { nodes: nodes.values.slice(0, 2 << spanBits), steps: steps.values };
}

/** Where the table of the loose sets begins. */
const ownPart = 2 << spanBits;

const longest = 256;
const scores = new Float64Array(longest * 3);
const forward = new Float64Array(longest * 3);
const backward = new Float64Array(longest * 3);
const moves = new Float64Array(9);

function learnSequence({ isLoose, rows, labels }: Sequence, nodes: SparseWeights, steps: SparseWeights): void {
  const count = labels.length;
  for (let index = 0; index < count; index += 1) {
    let [begins, goesOn] = [0, 0];
    for (let at = index * maxSpanFeatures; at < (index + 1) * maxSpanFeatures; at += 1) {
      const row = rows[at] ?? -1;
      if (row < 0) continue;
      begins += nodes.values[row * 2] ?? 0;
      goesOn += nodes.values[row * 2 + 1] ?? 0;
      if (!isLoose) continue;
      begins += nodes.values[ownPart + row * 2] ?? 0;
      goesOn += nodes.values[ownPart + row * 2 + 1] ?? 0;
    }
    scores[index * 3] = 1;
    scores[index * 3 + 1] = Math.exp(Math.min(begins, 30));
    scores[index * 3 + 2] = index === 0 ? 0 : Math.exp(Math.min(goesOn, 30));
  }
  // Nothing goes on after the outside.
  for (let step = 0; step < 9; step += 1) moves[step] = step === 2 ? 0 : Math.exp(steps.values[step] ?? 0);
  runForward(count);
  runBackward(count);
  for (let index = 0; index < count; index += 1) {
    const place = index * 3;
    const total = sumOf((label) => (forward[place + label] ?? 0) * (backward[place + label] ?? 0));
    const label = labels[index] ?? 0;
    const begins = ((forward[place + 1] ?? 0) * (backward[place + 1] ?? 0)) / total - (label === 1 ? 1 : 0);
    const goesOn = ((forward[place + 2] ?? 0) * (backward[place + 2] ?? 0)) / total - (label === 2 ? 1 : 0);
    for (let at = index * maxSpanFeatures; at < (index + 1) * maxSpanFeatures; at += 1) {
      const row = rows[at] ?? -1;
      if (row < 0) continue;
      nodes.learn(row * 2, begins);
      nodes.learn(row * 2 + 1, goesOn);
      if (!isLoose) continue;
      nodes.learn(ownPart + row * 2, begins);
      nodes.learn(ownPart + row * 2 + 1, goesOn);
    }
    if (index > 0) learnSteps(place, labels[index - 1] ?? 0, label, steps);
  }
}

function learnSteps(place: number, from: number, to: number, steps: SparseWeights): void {
  const chances = new Float64Array(9);
  let total = 0;
  for (let step = 0; step < 9; step += 1) {
    const [before, here] = [place - 3 + Math.floor(step / 3), place + (step % 3)];
    const chance = (forward[before] ?? 0) * (moves[step] ?? 0) * (scores[here] ?? 0) * (backward[here] ?? 0);
    chances[step] = chance;
    total += chance;
  }
  for (let step = 0; step < 9; step += 1) {
    if (step !== 2) steps.learn(step, (chances[step] ?? 0) / total - (step === from * 3 + to ? 1 : 0));
  }
}

function runForward(count: number): void {
  for (let index = 0; index < count; index += 1) {
    const place = index * 3;
    for (let label = 0; label < 3; label += 1) {
      const reached =
        index === 0 ? 1 : sumOf((before) => (forward[place - 3 + before] ?? 0) * (moves[before * 3 + label] ?? 0));
      forward[place + label] = reached * (scores[place + label] ?? 0);
    }
    normalise(forward, place);
  }
}

function runBackward(count: number): void {
  for (let index = count - 1; index >= 0; index -= 1) {
    const place = index * 3;
    for (let label = 0; label < 3; label += 1) {
      backward[place + label] =
        index === count - 1
          ? 1
          : sumOf(
              (next) =>
                (moves[label * 3 + next] ?? 0) * (scores[place + 3 + next] ?? 0) * (backward[place + 3 + next] ?? 0),
            );
    }
    normalise(backward, place);
  }
}

function normalise(column: Float64Array, place: number): void {
  const sum = sumOf((label) => column[place + label] ?? 0);
  for (let label = 0; label < 3; label += 1) column[place + label] = (column[place + label] ?? 0) / sum;
}

function sumOf(value: (label: number) => number): number {
  return value(0) + value(1) + value(2);
}
