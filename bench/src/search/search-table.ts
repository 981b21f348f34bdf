export interface Measured {
  readonly kind: string;
  readonly milliseconds: number;
}

/** A Markdown table of the kinds of search, and of all of them together. */
export function formatSearchTable(measured: readonly Measured[]): string {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  return [
    '| Search | Runs | p50 | p95 | p99 |',
    '|---|--:|--:|--:|--:|',
    ...kinds.map((name) =>
      row(
        name,
        measured.filter(({ kind }) => kind === name),
      ),
    ),
    row('**all**', measured),
  ].join('\n');
}

function row(name: string, measured: readonly Measured[]): string {
  const times = measured.map(({ milliseconds }) => milliseconds);
  const figures = [50, 95, 99].map((share) => `${percentile(times, share).toFixed(1)} ms`);
  return `| ${[name, times.length, ...figures].join(' | ')} |`;
}

/** The smallest value that at least `share` percent of the values do not exceed. NaN of nothing. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil((share / 100) * sorted.length), 1) - 1] ?? Number.NaN;
}
