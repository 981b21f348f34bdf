import { gapBase, greatestWeight, type PackedWeights, signs } from '../src/tagger/weight-table.ts';

/** The table as a source file holds it: rows without a weight are left out. */
export function packWeights(table: ArrayLike<number>, bits: number, columns: number): PackedWeights {
  const rows = Array.from({ length: 1 << bits }, (_, row) => row).filter((row) =>
    Array.from({ length: columns }, (_, column) => table[row * columns + column] ?? 0).some((weight) => weight !== 0),
  );
  const gaps = rows.map((row, place) => writeGap(row - (rows[place - 1] ?? 0)));
  const weights = Array.from({ length: columns }, (_, column) =>
    rows.map((row) => signs[greatestWeight + (table[row * columns + column] ?? 0)]).join(''),
  );
  return { bits, columns, gaps: gaps.join(''), weights: weights.join('') };
}

function writeGap(gap: number): string {
  const digit = gap % gapBase;
  const rest = Math.floor(gap / gapBase);
  return rest === 0 ? (signs[digit] ?? '') : (signs[digit + gapBase] ?? '') + writeGap(rest);
}

/** Whole numbers, so that the greatest weights fit and one unit is `1 / scale`. */
export function roundWeights(weights: Float64Array, scale: number): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.max(-greatestWeight, Math.min(greatestWeight, Math.round(weight * scale))),
  );
}

const chunkLength = 4000;

/** A model as a source file: a long text in lines that an editor can open. */
export function modelSource(name: string, { bits, columns, gaps, weights }: PackedWeights, rest: string): string {
  return `// Written by engine/training/train-tagger.ts; not edited by hand.
import type { PackedWeights } from './weight-table.ts';

export const ${name}: PackedWeights = {
  bits: ${bits},
  columns: ${columns},
  gaps: ${quoted(gaps)},
  weights: ${quoted(weights)},
};
${rest}`;
}

function quoted(text: string): string {
  const chunks = Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, index) =>
    text.slice(index * chunkLength, (index + 1) * chunkLength),
  );
  return `[\n${chunks.map((chunk) => `    '${chunk}',\n`).join('')}  ].join('')`;
}
