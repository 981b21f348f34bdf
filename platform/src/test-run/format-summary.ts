import type { StageResult } from './stage.ts';

/** The table at the end of a test run; its last line is what scripts read. */
export function formatSummary(results: readonly StageResult[]): string {
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    result.seconds.toFixed(1),
  ]);
  const table = [['stage', 'passed', 'failed', 'skipped', 'seconds'], ...rows];
  const lines = table.map(([name = '', ...figures]) => name.padEnd(10) + figures.map((f) => f.padStart(9)).join(''));
  return [
    '',
    ...results.flatMap(slowestLines),
    ...results.flatMap(failureLines),
    ...lines,
    '',
    closingLine(results),
  ].join('\n');
}

function slowestLines({ name, slowest = [] }: StageResult): string[] {
  if (slowest.length === 0) return [];
  const lines = slowest.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
  return [`the slowest of ${name}`, ...lines, ''];
}

/** Once more at the end, where a log that is read from its end begins. */
export function failureLines({ name, failures = [] }: StageResult): string[] {
  if (failures.length === 0) return [];
  const lines = failures.flatMap(({ title, message }) => [
    `  ${title}`,
    ...message.split('\n').map((l) => `      ${l}`),
  ]);
  return [`what failed in ${name}`, ...lines, ''];
}

/** What scripts read. */
export function closingLine(results: readonly StageResult[]): string {
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((key) =>
    results.reduce((sum, result) => sum + result[key], 0),
  );
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
