import { expect, test } from 'vitest';
import { median } from './median-figures.ts';

test.for([
  { values: [3], expected: 3 },
  { values: [10, 9, 100], expected: 10 },
  { values: [4, 1, 3, 2], expected: 2.5 },
])('The median of $values is $expected', ({ values, expected }) => {
  expect(median(values)).toBe(expected);
});

test('The median of nothing is no number', () => {
  expect(median([])).toBeNaN();
});
