import { expect, test } from 'vitest';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.ts';
import { formatSummary } from './format-summary.ts';

test('A test of vitest that failed is named with its file and the beginning of its error', () => {
  const failureMessages = [`\u001b[31mAssertionError\u001b[39m: 1 is not 2\n${'at a line\n'.repeat(40)}`];
  const assertionResults = [
    { fullName: ' It adds up', status: 'failed', failureMessages },
    { fullName: 'It is calm', status: 'passed', failureMessages: [] },
    { fullName: 'It was left out', status: 'skipped' },
  ];
  const report = { testResults: [{ name: '/product/engine/sum.test.ts', status: 'failed', assertionResults }] };
  const [failed, ...others] = failedOfVitest(report, '/product');
  expect(others).toEqual([]);
  expect(failed?.title).toBe('engine/sum.test.ts: It adds up');
  expect(failed?.message.split('\n')).toHaveLength(12);
  expect(failed?.message).toMatch(/^AssertionError: 1 is not 2\n/);
});

test('A file that did not load is named with what it says', () => {
  const file = { name: '/product/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(failedOfVitest({ testResults: [file] }, '/product')).toEqual([
    { title: 'a.test.ts', message: 'no such module' },
  ]);
});

test('Tests of Playwright that failed, in a group too, and errors outside of tests are named', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: [{ duration: 1, errors: ok ? [] : [{ message: 'Error: not visible' }] }] }],
  });
  const group = { title: 'group', specs: [spec('It moves', false), spec('It stays', true)] };
  const report = { suites: [{ title: 'a.test.ts', specs: [], suites: [group] }], errors: [{ message: 'no browser' }] };
  expect(failedOfPlaywright(report)).toEqual([
    { title: 'a.test.ts: It moves', message: 'Error: not visible' },
    { title: 'outside of any test', message: 'no browser' },
  ]);
});

test('What failed stands right above the table at the end', () => {
  const failures = [{ title: 'a.test.ts: It moves', message: 'Error: not visible\nat a line' }];
  const stage = { name: 'browser', passed: 1, failed: 1, skipped: 0, seconds: 1, failures };
  expect(formatSummary([stage])).toContain(
    'what failed in browser\n  a.test.ts: It moves\n      Error: not visible\n      at a line\n\nstage',
  );
});
