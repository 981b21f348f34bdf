// @vitest-environment node
import { expect, test } from 'vitest';
import { isMonthlyUnsaid } from './pay.ts';

test.each([
  ['KES 45,000 - 60,000', true, true],
  ['KES 45,000', true, true],
  ['KES 900,000 per year', true, false],
  ['KES 45,000 a month', true, false],
  ['Negotiable', true, false],
  [null, true, false],
  ['KES 45,000 - 60,000', false, false],
])('That %s is for a month has to be added for a job of ours (%s): %s', (salaryRange, isLocal, expected) => {
  expect(isMonthlyUnsaid({ salaryRange, isLocal })).toBe(expected);
});
