import { parseArgs } from 'node:util';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { type Bench, writeResults } from '../bench.ts';
import { measureNames } from './measure-names.ts';
import { measureRelevance, type Relevance, readJudgements } from './measure-relevance.ts';

export const relevanceBench: Bench = {
  name: 'relevance',
  usage: 'relevance [--odd]',
  summary: 'which posts of the seed a hundred searches in English, Kiswahili and Sheng find first',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { odd: { type: 'boolean', default: false } } });
    const backend = await startTestBackendWithDatabase();
    try {
      const measured = await measureRelevance(backend.database, readJudgements());
      await writeResults('relevance', measured);
      console.log(formatRelevanceTable(measured));
      const { asked, missed } = await measureNames(backend.database, 1);
      console.log(
        `\n${asked - missed.length} of ${asked} names of occupations find a post of it among the first five.`,
      );
      if (!values.odd) return;
      console.log(`Those that do not: ${missed.join(', ')}`);
      for (const { query, ndcg, recall, odd } of measured) {
        if (ndcg < 0.95 || recall < 1)
          console.log(`\n${query}: ${ndcg.toFixed(2)} ${recall.toFixed(2)} ${odd.join(', ')}`);
      }
    } finally {
      await backend.close();
    }
  },
};

/** A Markdown table of the kinds of queries, and of all of them together. */
function formatRelevanceTable(measured: readonly Relevance[]): string {
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
