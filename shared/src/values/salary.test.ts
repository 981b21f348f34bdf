// @vitest-environment node
import { expect, test } from 'vitest';
import { isMonthlyUnsaid, readSalary } from './salary.ts';

test.each([
  ['KES 45,000 - 60,000', { currency: 'KES', lowest: 45_000, highest: 60_000, unit: 'MONTH' }],
  ['KES 45,000', { currency: 'KES', lowest: 45_000, highest: 45_000, unit: 'MONTH' }],
  ['KSh 1,200 per day', { currency: 'KES', lowest: 1_200, highest: 1_200, unit: 'DAY' }],
  ['Ksh. 500/hour', { currency: 'KES', lowest: 500, highest: 500, unit: 'HOUR' }],
  ['USD 40,000 – 60,000 a year', { currency: 'USD', lowest: 40_000, highest: 60_000, unit: 'YEAR' }],
])('%s is understood', (text, salary) => {
  expect(readSalary(text)).toEqual(salary);
});

test.each([
  'Negotiable',
  '45,000 - 60,000',
  'KES 60,000 - 45,000',
  'KES 0',
  'KES 45,000 plus commission',
  'KES 45,000 per toString',
  `KES ${'1,'.repeat(5000)}x`,
  '',
])('%j yields no salary', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

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
