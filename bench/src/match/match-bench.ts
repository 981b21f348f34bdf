import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { formatMatchTable } from './match-table.ts';
import { measureMatch } from './measure-match.ts';

const resultsFolder = new URL('../../results/', import.meta.url);

export const matchBench: Bench = {
  name: 'match',
  usage: 'match [--first]',
  summary: 'which postings of the seed sixty people see first',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { first: { type: 'boolean', default: false } } });
    const results = measureMatch();
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(new URL('match.json', resultsFolder), `${JSON.stringify(results, null, 2)}\n`);
    console.log(formatMatchTable(results));
    if (!values.first) return;
    for (const { name, shown } of results) {
      console.log(`\n${name}: ${shown.map(({ title, score }) => `${title} ${score}`).join(', ')}`);
    }
  },
};
