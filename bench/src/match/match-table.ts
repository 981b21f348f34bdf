import { meanPrecision, type PersonResult } from './measure-match.ts';

/** A Markdown table of the people, and of all of them together. */
export function formatMatchTable(results: readonly PersonResult[]): string {
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
