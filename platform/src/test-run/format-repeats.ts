import { closingLine, failureLines } from './format-summary.ts';
import type { StageResult } from './stage.ts';

/** The table at the end of several runs: how long each took, and what failed in which. */
export function formatRepeats(runs: readonly (readonly StageResult[])[]): string {
  const [first = []] = runs;
  const table = [
    ['run', ...first.map(({ name }) => name), 'failed'],
    ...runs.map((results, index) => [
      String(index + 1),
      ...results.map(({ seconds }) => `${seconds.toFixed(1)} s`),
      String(results.reduce((sum, { failed }) => sum + failed, 0)),
    ]),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const failures = runs.flatMap((results, index) =>
    results.flatMap((result) => failureLines({ ...result, name: `${result.name}, run ${index + 1}` })),
  );
  const lines = table.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return ['', ...failures, ...lines, '', closingLine(runs.flat())].join('\n');
}
