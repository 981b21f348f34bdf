import { expect, test } from 'vitest';
import { formatLighthouseTable, type LighthouseScores, medianScores } from './lighthouse-table.ts';

function run(performance: number, lost: readonly string[] = []): LighthouseScores {
  return {
    performance,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    firstPaint: performance * 10,
    largestPaint: 900,
    blocking: 0,
    lost,
  };
}

test('The median is of each figure, and an audit lost once is named', () => {
  const median = medianScores([run(99), run(20, ['errors-in-console']), run(97)]);
  expect(median).toMatchObject({ performance: 97, firstPaint: 970, lost: ['errors-in-console'] });
});

test('The table has a row for each page', () => {
  expect(formatLighthouseTable([{ page: '/', ...run(98) }]).split('\n')[2]).toBe(
    '| / | 98 | 100 | 100 | 100 | 980 ms | 900 ms | 0 ms |  |',
  );
});
