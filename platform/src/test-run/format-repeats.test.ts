import { expect, test } from 'vitest';
import { formatRepeats } from './format-repeats.ts';

test('Several runs end with the time of each, with what failed in which, and with the sum', () => {
  const calm = { name: 'browser', passed: 3, failed: 0, skipped: 0, seconds: 61.04 };
  const failures = [{ title: 'a.test.ts: It moves', message: 'Error: not visible' }];
  const flaky = { ...calm, passed: 2, failed: 1, seconds: 104.5, failures };
  expect(formatRepeats([[calm], [flaky]]).split('\n')).toEqual([
    '',
    'what failed in browser, run 2',
    '  a.test.ts: It moves',
    '      Error: not visible',
    '',
    'run  browser  failed',
    '  1   61.0 s       0',
    '  2  104.5 s       1',
    '',
    '5 passed, 1 failed',
  ]);
});
