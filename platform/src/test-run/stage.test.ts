import { expect, test } from 'vitest';
import { formatSummary } from './format-summary.ts';
import { hasFailed, runStage } from './stage.ts';
import type { ReportedTest } from './test-report.ts';

test('A stage that broke off counts as one failure and says why', async () => {
  const result = await runStage({ name: 'unit', run: () => Promise.reject(new Error('no disk')) });
  expect(result.tests).toEqual([
    { title: 'unit broke off', outcome: 'failed', seconds: 0, message: expect.stringMatching(/^Error: no disk\n/) },
  ]);
});

test('A stage in which nothing ran counts as one failure', async () => {
  const result = await runStage({ name: 'unit', run: async () => [reported('A', 'skipped')] });
  expect(hasFailed(result)).toBe(true);
  expect(result.tests.map(({ title }) => title)).toEqual(['A', 'unit: no test ran, which counts as a failure.']);
});

test('The last line adds the stages up, where a test that passed at its second try has passed', () => {
  const checks = stage('checks', 12, [reported('format', 'passed'), reported('links', 'passed')]);
  const unit = stage('unit', 31.25, [
    reported('a.test.ts: It adds up', 'unsteady', 'AssertionError: 1 is not 2\nat a line'),
    reported('a.test.ts: It moves', 'failed', 'Error: not visible'),
    reported('a.test.ts: It rests', 'skipped'),
  ]);
  expect(formatSummary([checks, unit], ['browser']).split('\n')).toEqual([
    '',
    'unsteady: a.test.ts: It adds up',
    '    AssertionError: 1 is not 2',
    '    at a line',
    'FAILED  a.test.ts: It moves',
    '    Error: not visible',
    '',
    'stage           passed   failed  skipped  seconds',
    'checks               2        0        0     12.0',
    'unit                 1        1        1     31.3',
    'not run after the failure: browser',
    '',
    '1 unsteady',
    '3 passed, 1 failed, 1 skipped',
  ]);
  expect(formatSummary([checks])).toMatch(/\n\n0 unsteady\n2 passed, 0 failed$/);
});

function stage(name: string, seconds: number, tests: readonly ReportedTest[]) {
  return { name, tests, seconds };
}

function reported(title: string, outcome: ReportedTest['outcome'], message = ''): ReportedTest {
  return { title, outcome, seconds: 0, message };
}
