/** The smallest value that at least `share` percent of the values do not exceed. NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil((share / 100) * sorted.length), 1) - 1] ?? Number.NaN;
}
