import { lineFeatures, wordsOfLines } from './line-features.ts';
import { lineWeights } from './line-model.ts';
import { unpackWeights } from './weight-table.ts';

/** What a line of an advert is about, in the order of the columns of the model. */
export const lineKinds = ['asked-for', 'nice-to-have', 'duty', 'company', 'benefit', 'application', 'heading'] as const;

/**
 * `asked-for`: what the person must have; `nice-to-have`: what helps; `duty`: what the person will do; `company`: who the
 * employer is, where the post is and whom it reports to; `benefit`: pay and everything else that is offered;
 * `application`: how and until when one applies, and who may; `heading`: what stands over other lines.
 */
export type LineKind = (typeof lineKinds)[number];

export interface LineAbove {
  /** The last heading above the line. */
  readonly heading?: string | null;
  /** The kind of the line above. */
  readonly previous?: LineKind | null;
}

let table: Int8Array | undefined;

/** The kind of a line of an advert. The same line in the same place is always of the same kind. */
export function classifyLine(line: string, above: LineAbove = {}): LineKind {
  return heaviestKind(lineFeatures(line, above), ownWeights());
}

/** The kinds of the lines of an advert, from above to below; a blank line, which has none, is `null`. */
export function classifyLines(lines: readonly string[], weights = ownWeights()): (LineKind | null)[] {
  const words = wordsOfLines(lines);
  let heading: string | null = null;
  let previous: LineKind | null = null;
  return lines.map((line, index) => {
    if (line.trim() === '') return null;
    const kind = heaviestKind(lineFeatures(line, { heading, previous }, words[index]), weights);
    if (kind === 'heading') heading = line;
    previous = kind;
    return kind;
  });
}

function heaviestKind(rows: Int32Array, weights: Int8Array): LineKind {
  const sums = new Int32Array(lineKinds.length);
  for (const row of rows) {
    for (let column = 0; column < sums.length; column += 1) {
      sums[column] = (sums[column] ?? 0) + (weights[row * sums.length + column] ?? 0);
    }
  }
  return lineKinds[sums.indexOf(Math.max(...sums))] ?? 'company';
}

/** Those of the package, unpacked when they are first needed. */
function ownWeights(): Int8Array {
  table ??= unpackWeights(lineWeights);
  return table;
}
