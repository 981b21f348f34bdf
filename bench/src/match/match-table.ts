import { meanPrecision, type PersonResult } from './measure-match.ts';

/** A Markdown table of the people, and of all of them together. */
export function formatMatchTable(results: readonly PersonResult[]): string {
  const first = results.filter(({ ownRank }) => ownRank >= 1 && ownRank <= 3).length;
  return [
    '| Person | Sector, first ten | Own occupation: place | Score | Posts of 70 and more | Best of another sector |',
    '|---|--:|--:|--:|--:|--:|',
    ...results.map(
      ({ name, sectorPrecision, ownRank, ownScore, worthApplying, bestElsewhere }) =>
        `| ${[name, sectorPrecision.toFixed(1), ownRank, ownScore, worthApplying, bestElsewhere].join(' | ')} |`,
    ),
    `| **all** | ${meanPrecision(results).toFixed(3)} | ${first} of ${results.length} among the first three | | | |`,
  ].join('\n');
}
