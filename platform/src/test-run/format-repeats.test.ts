import { expect, test } from 'vitest';
import { formatRepeats } from './format-repeats.ts';

test('Several runs end with the time of each, with what failed in which, and with the sum', () => {
  const passed = { title: 'a.test.ts: It rests', outcome: 'passed', seconds: 1, message: '' } as const;
  const failed = {
    title: 'a.test.ts: It moves',
    outcome: 'failed',
    seconds: 1,
    message: 'Error: not visible',
  } as const;
  const calm = { name: 'browser', tests: [passed, passed, passed], seconds: 61.04 };
  const broken = { name: 'browser', tests: [passed, passed, failed], seconds: 104.5 };
  expect(formatRepeats([[calm], [broken]]).split('\n')).toEqual([
    '',
    'run 2',
    'FAILED  a.test.ts: It moves',
    '    Error: not visible',
    '',
    'run  browser  failed',
    '  1   61.0 s       0',
    '  2  104.5 s       1',
    '',
    '5 passed, 1 failed',
  ]);
});
