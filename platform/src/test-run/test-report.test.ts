import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

function vitestReport(file: object) {
  return { testResults: [{ name: '/product/a.test.ts', status: 'passed', assertionResults: [], ...file }] };
}

test('A test of Vitest has its file, its outcome, its seconds and the text of its error', () => {
  const failureMessages = ['\u001b[31mAssertionError\u001b[39m: 1 is not 2'];
  const assertionResults = [
    { fullName: ' It adds up', status: 'failed', duration: 1_500, failureMessages },
    { fullName: 'It rests', status: 'todo' },
    { fullName: 'It waits', status: 'pending' },
    { fullName: 'It moves', status: 'passed', duration: 20, failureMessages: [], meta: {} },
  ];
  expect(readVitestReport(vitestReport({ status: 'failed', assertionResults }), '/product')).toEqual([
    { title: 'a.test.ts: It adds up', outcome: 'failed', seconds: 1.5, message: 'AssertionError: 1 is not 2' },
    { title: 'a.test.ts: It rests', outcome: 'skipped', seconds: 0, message: '' },
    { title: 'a.test.ts: It waits', outcome: 'skipped', seconds: 0, message: '' },
    { title: 'a.test.ts: It moves', outcome: 'passed', seconds: 0.02, message: '' },
  ]);
});

test('A test that passed only at its second try is unsteady, in both runners', () => {
  const assertionResults = [
    { fullName: 'It moves', status: 'passed', failureMessages: ['late'], meta: { isUnsteady: true } },
  ];
  expect(readVitestReport(vitestReport({ assertionResults }), '/product')).toMatchObject([
    { outcome: 'unsteady', message: 'late' },
  ]);
  const results = [
    { duration: 2_000, errors: [{ message: 'Error: not visible' }] },
    { duration: 500, errors: [] },
  ];
  const specs = [{ title: 'It moves', tests: [{ status: 'flaky', results }] }];
  expect(
    readPlaywrightReport({ suites: [{ title: 'a.test.ts', specs: [], suites: [{ title: 'group', specs }] }] }),
  ).toEqual([{ title: 'a.test.ts: It moves', outcome: 'unsteady', seconds: 2.5, message: 'Error: not visible' }]);
});

test('A file that did not load, or whose hook failed, counts as a failure with what it says', () => {
  const broken = vitestReport({ status: 'failed', message: 'no such module' });
  expect(readVitestReport(broken, '/product')).toEqual([
    { title: 'a.test.ts', outcome: 'failed', seconds: 0, message: 'no such module' },
  ]);
  const assertionResults = [{ fullName: 'It moves', status: 'skipped' }];
  expect(readVitestReport(vitestReport({ status: 'failed', assertionResults }), '/product')).toMatchObject([
    { outcome: 'skipped' },
    { outcome: 'failed' },
  ]);
});

test('An error outside of any browser test counts as a failure', () => {
  expect(readPlaywrightReport({ suites: [], errors: [{ message: 'no browser' }] })).toMatchObject([
    { outcome: 'failed', message: 'no browser' },
  ]);
});
