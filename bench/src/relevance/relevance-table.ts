import type { Relevance } from './measure-relevance.ts';

/** A Markdown table of the kinds of queries, and of all of them together. */
export function formatRelevanceTable(measured: readonly Relevance[]): string {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    formatRow(
      kind,
      measured.filter((one) => one.kind === kind),
    ),
  );
  return [
    '| Queries | Judged | nDCG@10 | Recall@20 | Meant in the first five |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    formatRow('**all**', measured),
  ].join('\n');
}

function formatRow(name: string, some: readonly Relevance[]): string {
  const first = some.filter(({ isInFirstFive }) => isInFirstFive).length;
  return `| ${name} | ${some.length} | ${mean(some, 'ndcg')} | ${mean(some, 'recall')} | ${first} of ${some.length} |`;
}

function mean(some: readonly Relevance[], field: 'ndcg' | 'recall'): string {
  return meanOf(some, field).toFixed(3).replace(/^0/, '');
}

/** The mean of one number over the queries. */
export function meanOf(some: readonly Relevance[], field: 'ndcg' | 'recall'): number {
  return some.reduce((sum, one) => sum + one[field], 0) / some.length;
}
