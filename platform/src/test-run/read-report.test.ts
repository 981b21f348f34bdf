import { expect, test } from 'vitest';
import { countPlaywrightReport, countVitestReport } from './read-report.ts';

const vitestReport = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('Skipped and intended tests of vitest count as skipped', () => {
  expect(countVitestReport(vitestReport, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

test('A test file that did not load counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitestReport({ ...vitestReport, testResults }, 1).failed).toBe(1);
});

test('A runner that ends in failure has failed even when each test passed', () => {
  expect(countVitestReport(vitestReport, 1).failed).toBe(1);
  expect(countPlaywrightReport({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
});

test('A browser test that passed only at its second try failed', () => {
  const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywrightReport({ stats }, 1)).toEqual({ passed: 2, failed: 2, skipped: 3 });
});

test('A report of another shape is refused', () => {
  expect(() => countVitestReport({}, 0)).toThrow();
  expect(() => countPlaywrightReport({}, 0)).toThrow();
});
