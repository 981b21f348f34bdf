import { expect, test } from 'vitest';
import { formatSummary } from './format-summary.ts';
import { type Counts, runStage } from './stage.ts';

test('A stage that broke off counts as one failure and says why', async () => {
  const { result, printed } = await run(() => Promise.reject(new Error('no disk')));
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(printed).toMatch(/^unit broke off: Error: no disk/);
});

test('A stage in which nothing ran counts as one failure', async () => {
  const { result, printed } = await run(() => Promise.resolve({ passed: 0, failed: 0, skipped: 4 }));
  expect(result).toMatchObject({ passed: 0, failed: 1, skipped: 4 });
  expect(printed).toBe('unit: no test ran, which counts as a failure.');
});

test('The last line adds the stages up and names skipped tests only when there are any', () => {
  const checks = { name: 'checks', passed: 8, failed: 0, skipped: 0, seconds: 12 };
  const unit = { name: 'unit', passed: 40, failed: 1, skipped: 0, seconds: 31.25 };
  expect(formatSummary([checks, unit]).split('\n')).toEqual([
    '',
    'stage        passed   failed  skipped  seconds',
    'checks            8        0        0     12.0',
    'unit             40        1        0     31.3',
    '',
    '48 passed, 1 failed',
  ]);
  expect(formatSummary([{ ...unit, slowest: [{ title: 'A long way', seconds: 12.34 }] }])).toContain(
    '\nthe slowest of unit\n  12.3 s  A long way\n\nstage',
  );
  expect(formatSummary([{ ...unit, skipped: 2 }])).toMatch(/\n40 passed, 1 failed, 2 skipped$/);
});

async function run(stage: () => Promise<Counts>) {
  const lines: string[] = [];
  const result = await runStage({ name: 'unit', run: stage }, '.', (line) => lines.push(line));
  return { result, printed: lines.join('\n') };
}
