// @vitest-environment node
import { expect, test } from 'vitest';
import { readDay, writeDay } from './day.ts';

const today = new Date(2026, 10, 20, 23, 30);

test('A day is written as a date field holds it, where the person is', () => {
  expect(writeDay(today)).toBe('2026-11-20');
  expect(writeDay(new Date(2026, 0, 3))).toBe('2026-01-03');
});

test('A day that was read and written is the same day', () => {
  const day = readDay('2026-02-28', today);
  expect(day && writeDay(day)).toBe('2026-02-28');
  expect(readDay('2026-11-20', today)).toBeDefined();
});

test.each(['', '2026-11-21', '2026-13-01', '0026-11-20', 'yesterday'])(
  '%j is no day somebody can have applied',
  (text) => {
    expect(readDay(text, today)).toBeUndefined();
  },
);
