import { medianFigures } from '../landing/median-figures.ts';

/** One run, or the median of several. Scores are 0 to 100, times milliseconds. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Audits that are passed or not, and were not. */
  readonly lost: readonly string[];
}

/** The median of each figure; every audit that was lost in any run. */
export function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  return {
    ...medianFigures(runs.map(({ lost: _, ...scores }) => scores)),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))].sort(),
  };
}

/** As Markdown. */
export function formatLighthouseTable(rows: readonly ({ readonly page: string } & LighthouseScores)[]): string {
  const head =
    '| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking | Lost |';
  const line = '|---|--:|--:|--:|--:|--:|--:|--:|---|';
  const cells = rows.map(({ page, lost, ...row }) =>
    [
      page,
      row.performance,
      row.accessibility,
      row.bestPractices,
      row.seo,
      `${row.firstPaint} ms`,
      `${row.largestPaint} ms`,
      `${row.blocking} ms`,
      lost.join(', '),
    ].join(' | '),
  );
  return [head, line, ...cells.map((row) => `| ${row} |`)].join('\n');
}
