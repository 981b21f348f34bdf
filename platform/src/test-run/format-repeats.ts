import { closingLine, failureLines } from './format-summary.ts';
import type { StageResult } from './stage.ts';

/** The table at the end of several runs: how long each took, and what failed in which. */
export function formatRepeats(runs: readonly (readonly StageResult[])[]): string {
  const columns = [...new Set(runs.flat().map(({ name }) => name))];
  const table = [
    ['run', ...columns, 'failed'],
    ...runs.map((results, index) => [
      String(index + 1),
      ...columns.map((name) => secondsOf(results.find((result) => result.name === name))),
      String(testsOf(results).filter(({ outcome }) => outcome === 'failed').length),
    ]),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const failures = runs.flatMap((results, index) => {
    const lines = failureLines(testsOf(results));
    return lines.length === 0 ? [] : [`run ${index + 1}`, ...lines, ''];
  });
  const lines = table.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return ['', ...failures, ...lines, '', closingLine(testsOf(runs.flat()))].join('\n');
}

function testsOf(results: readonly StageResult[]) {
  return results.flatMap(({ tests }) => tests);
}

/** A stage that a failure before it left out took no time. */
function secondsOf(result: StageResult | undefined): string {
  return result === undefined ? '' : `${result.seconds.toFixed(1)} s`;
}
