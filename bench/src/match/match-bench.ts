import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { meanPrecision, measureMatch, type PersonResult } from './measure-match.ts';

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

/** A Markdown table of the people, and of all of them together. */
function formatMatchTable(results: readonly PersonResult[]): string {
  const within = (place: number) => results.filter(({ ownRank }) => ownRank >= 1 && ownRank <= place).length;
  const reciprocal = results.reduce((sum, { ownRank }) => sum + (ownRank > 0 ? 1 / ownRank : 0), 0) / results.length;
  return [
    '| Person | Sector, first ten | Own occupation: place | Score | Posts of 70 and more | Best of another sector |',
    '|---|--:|--:|--:|--:|--:|',
    ...results.map(
      ({ name, sectorPrecision, ownRank, ownScore, worthApplying, bestElsewhere }) =>
        `| ${[name, sectorPrecision.toFixed(1), ownRank, ownScore, worthApplying, bestElsewhere].join(' | ')} |`,
    ),
    `| **all** | ${meanPrecision(results).toFixed(3)} | ${within(1)} of ${results.length} first, ${within(3)} among the first three, MRR ${reciprocal.toFixed(3)} | | | |`,
  ].join('\n');
}
