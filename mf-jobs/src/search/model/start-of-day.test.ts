// @vitest-environment node
import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test('A day begins at midnight, and all of its moments give the same one', () => {
  const morning = new Date(2026, 2, 2, 0, 0, 1);
  const night = new Date(2026, 2, 2, 23, 59, 59);
  expect(startOfDay(morning, 0)).toEqual(new Date(2026, 2, 2));
  expect(startOfDay(night, 0)).toEqual(startOfDay(morning, 0));
  expect(startOfDay(morning, 6)).toEqual(new Date(2026, 1, 24));
});
