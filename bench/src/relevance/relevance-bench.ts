import { parseArgs } from 'node:util';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { type Bench, writeResults } from '../bench.ts';
import { measureNames } from './measure-names.ts';
import { measureRelevance } from './measure-relevance.ts';
import { readJudgements } from './read-judgements.ts';
import { formatRelevanceTable } from './relevance-table.ts';

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
