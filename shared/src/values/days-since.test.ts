// @vitest-environment node
import { expect, test } from 'vitest';
import { daysSince } from './days-since.ts';

test.each([
  ['2026-11-22T00:01:00', 0],
  ['2026-11-21T23:59:00', 1],
  ['2026-11-19T12:00:00', 3],
  ['2026-11-23T12:00:00', 0],
])('What happened on %s was %i days before the 22nd', (moment, days) => {
  expect(daysSince(new Date(moment), new Date('2026-11-22T20:00:00'))).toBe(days);
});
