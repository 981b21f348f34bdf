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

const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstPaint',
  'largestPaint',
  'blocking',
] as const;

/** The median of each figure; every audit that was lost in any run. */
export function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  const median = (figure: (typeof figures)[number]) => {
    const sorted = runs.map((run) => run[figure]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    blocking: median('blocking'),
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
