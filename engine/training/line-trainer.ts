import { type LineKind, lineKinds } from '../src/tagger/classify-line.ts';
import { type LineContext, lineBits, lineFeatures } from '../src/tagger/line-features.ts';
import type { LabelledLine } from './labelled-adverts.ts';
import { seededRandom, shuffle } from './random.ts';
import { type LearningRates, SparseWeights } from './sparse-weights.ts';

export interface LineExample {
  readonly line: string;
  readonly context: LineContext;
  readonly kind: LineKind;
}

/** Each line where it stands, under its heading and after the line above. */
export function linesInPlace(advert: readonly LabelledLine[]): LineExample[] {
  let heading: string | null = null;
  let previous: LineKind | null = null;
  return advert.flatMap(({ text, kind }) => {
    if (kind === null) return [];
    const example = { line: text, context: { heading, previous }, kind };
    if (kind === 'heading') heading = text;
    previous = kind;
    return [example];
  });
}

/** An advert without its headings, as many small employers write it; the first line may be its title. */
export function withoutHeadings(advert: readonly LabelledLine[]): LabelledLine[] {
  return advert.filter(({ kind }) => kind !== 'heading');
}

/** One weight for each row and kind, learned one line at a time. The same input gives the same weights. */
export function trainLines(examples: readonly LineExample[], rates: LearningRates, rounds: number): Float64Array {
  const columns = lineKinds.length;
  const weights = new SparseWeights(columns << lineBits, rates);
  const read = examples.map(({ line, context, kind }) => ({
    rows: lineFeatures(line, context),
    column: lineKinds.indexOf(kind),
  }));
  const random = seededRandom(20_240_502);
  for (let round = 0; round < rounds; round += 1) {
    for (const { rows, column } of shuffle(read, random)) {
      const sums = lineKinds.map((_, kind) =>
        rows.reduce((sum, row) => sum + (weights.values[row * columns + kind] ?? 0), 0),
      );
      const greatest = Math.max(...sums);
      const chances = sums.map((sum) => Math.exp(sum - greatest));
      const total = chances.reduce((sum, chance) => sum + chance, 0);
      for (const [kind, chance] of chances.entries()) {
        const slip = chance / total - (kind === column ? 1 : 0);
        for (const row of rows) weights.learn(row * columns + kind, slip);
      }
    }
  }
  return weights.values;
}

/** How many lines of each kind were recognised, and how many of those said to be of it are. */
export function scoreLines(
  name: string,
  adverts: readonly (readonly LabelledLine[])[],
  classify: (lines: readonly string[]) => readonly (LineKind | null)[],
): string {
  const said = adverts.flatMap((advert) => {
    const kinds = classify(advert.map(({ text }) => text));
    return kinds.map((kind, index) => (advert[index]?.kind === null ? null : kind));
  });
  const meant = adverts.flatMap((advert) => advert.map(({ kind }) => kind));
  const right = (kind: LineKind): number => meant.filter((one, index) => one === kind && said[index] === kind).length;
  const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));
  const all = lineKinds.reduce((sum, kind) => sum + right(kind), 0);
  const judged = meant.filter((kind) => kind !== null).length;
  const rows = lineKinds.map((kind) => {
    const [claims, lines] = [said, meant].map((kinds) => kinds.filter((one) => one === kind).length);
    const found = right(kind);
    return `  ${kind.padEnd(14)} P ${share(found, claims ?? 0)}  R ${share(found, lines ?? 0)}  of ${lines}`;
  });
  return [`lines ${name}: ${share(all, judged)} of ${judged} right`, ...rows].join('\n');
}
