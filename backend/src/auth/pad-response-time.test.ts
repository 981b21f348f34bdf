import { expect, test, vi } from 'vitest';
import { padResponseTime, timeToHold } from './pad-response-time.ts';

test.each([
  [0.1, 500],
  [82, 500],
  [500, 500],
  [501, 1_000],
])('What took %d ms is answered after %d', (elapsed, answered) => {
  expect(elapsed + timeToHold(elapsed)).toBeCloseTo(answered);
});

test('A failure is held back as long as a result', async () => {
  const start = performance.now();
  await expect(padResponseTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  // A timer may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(498);
});

test('A result that may be early is not held back', async () => {
  vi.useFakeTimers();
  // A timer would never fire here.
  expect(
    await padResponseTime(
      async () => 'signed in',
      () => false,
    ),
  ).toBe('signed in');
  vi.useRealTimers();
});
