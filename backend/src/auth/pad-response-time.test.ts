import { expect, test } from 'vitest';
import { padResponseTime, timeToHold } from './pad-response-time.ts';

test.each([
  [0.1, 250],
  [3, 250],
  [82, 250],
  [250, 250],
  [251, 500],
])('What took %d ms is answered after %d', (elapsed, answered) => {
  expect(elapsed + timeToHold(elapsed)).toBeCloseTo(answered);
});

test('A failure is held back as long as a result', async () => {
  const start = performance.now();
  await expect(padResponseTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  // A timer may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(248);
});
