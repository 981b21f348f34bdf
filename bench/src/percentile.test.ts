import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('A percentile is one of the values, whatever their order', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([50, 95, 99, 100, 0].map((share) => percentile(values, share))).toEqual([100, 190, 198, 200, 1]);
});

test('Of one value each percentile is that value, of none there is none', () => {
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});
