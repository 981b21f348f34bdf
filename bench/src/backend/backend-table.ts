import { median } from '../landing/median-figures.ts';
import type { LoadFigures } from './load.ts';
import type { VariantName } from './variants.ts';

export interface BackendRun {
  readonly jobList: LoadFigures;
  readonly signIn: LoadFigures;
  /** Bytes, right after the load; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

export type BackendRuns = Readonly<Record<VariantName, readonly BackendRun[]>>;

interface Row {
  readonly label: string;
  readonly figure: (run: BackendRun) => number | undefined;
  readonly format: (value: number) => string;
}

const rows: readonly Row[] = [
  { label: 'Job list, requests per second', figure: ({ jobList }) => jobList.requestsPerSecond, format: whole },
  { label: 'Job list, p99', figure: ({ jobList }) => jobList.p99, format: milliseconds },
  { label: 'Sign-in, requests per second', figure: ({ signIn }) => signIn.requestsPerSecond, format: tenth },
  { label: 'Sign-in, p99', figure: ({ signIn }) => signIn.p99, format: milliseconds },
  { label: 'Memory', figure: ({ memory }) => memory, format: megabytes },
];

/** A Markdown table of the medians. The ratio is of what was measured, not of the rounded figures beside it. */
export function formatBackendTable({ pglite, postgres }: BackendRuns): string {
  return [
    '| Embedded backend | PGlite | PostgreSQL | Ratio |',
    '|---|--:|--:|--:|',
    ...rows.map(({ label, figure, format }) => {
      const [one, other] = [medianOf(pglite, figure), medianOf(postgres, figure)];
      const cells =
        one === undefined || other === undefined ? ['', '', ''] : [format(one), format(other), ratio(one, other)];
      return `| ${[label, ...cells].join(' | ')} |`;
    }),
  ].join('\n');
}

function medianOf(runs: readonly BackendRun[], figure: Row['figure']): number | undefined {
  const values = runs.map(figure).filter((value) => value !== undefined);
  return values.length === runs.length ? median(values) : undefined;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function tenth(value: number): string {
  return value.toFixed(1);
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

function megabytes(value: number): string {
  return `${Math.round(value / 1_000_000)} MB`;
}

function ratio(base: number, value: number): string {
  return (value / base).toFixed(2);
}
