/** The median of each figure by itself. */
export function medianFigures<Figure extends string>(
  runs: readonly Readonly<Record<Figure, number>>[],
): Record<Figure, number> {
  const figures = Object.keys(runs[0] ?? {}) as Figure[];
  const medians = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]);
  return Object.fromEntries(medians) as Record<Figure, number>;
}

/** The one in the middle; of an even number, the mean of the two in the middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}
