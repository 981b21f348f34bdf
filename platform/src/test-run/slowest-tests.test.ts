import { expect, test } from 'vitest';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-tests.ts';

const file = { name: 'a.test.ts', status: 'passed' };

test('The ten slowest tests of vitest come first, the slowest at the top', () => {
  const assertionResults = Array.from({ length: 12 }, (_, index) => ({
    fullName: ` test ${index}`,
    status: 'passed',
    duration: index * 1000,
  }));
  const slowest = slowestOfVitest({ testResults: [{ ...file, assertionResults }] });
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ title: 'test 11', seconds: 11 });
});

test('A test of vitest that was skipped has no time', () => {
  const assertionResults = [{ fullName: 'skipped', status: 'skipped' }];
  expect(slowestOfVitest({ testResults: [{ ...file, assertionResults }] })).toEqual([{ title: 'skipped', seconds: 0 }]);
});

test('Tests of Playwright inside a group count, with their file', () => {
  const spec = (title: string, duration: number) => ({
    title,
    ok: true,
    tests: [{ results: [{ duration, errors: [] }] }],
  });
  const report = {
    suites: [
      { title: 'a.test.ts', specs: [spec('quick', 100)], suites: [{ title: 'group', specs: [spec('slow', 2_500)] }] },
    ],
  };
  expect(slowestOfPlaywright(report)).toEqual([
    { title: 'a.test.ts: slow', seconds: 2.5 },
    { title: 'a.test.ts: quick', seconds: 0.1 },
  ]);
});
