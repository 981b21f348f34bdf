import { AppError, type AppErrorCode } from '@fursa/shared/backend';
import { expect, test } from 'vitest';
import { isReadAgain, readAgainDelay } from './read-again.ts';

test.each<AppErrorCode>(['offline', 'timeout', 'unavailable', 'invalid-response', 'unknown'])(
  'A read that failed with %s is tried once more, and no third time',
  (code) => {
    const error = new AppError(code, 'Failed');
    expect([isReadAgain(0, error), isReadAgain(1, error)]).toEqual([true, false]);
  },
);

test.each<AppErrorCode>(['not-found', 'forbidden', 'unauthenticated', 'rate-limited', 'conflict'])(
  'A read that failed with %s would fail again: nobody waits for that',
  (code) => {
    expect(isReadAgain(0, new AppError(code, 'Failed'))).toBe(false);
  },
);

test('An error without a code is tried once more', () => {
  expect(isReadAgain(0, new TypeError('Failed to fetch'))).toBe(true);
});

test('Not everybody asks again at the same moment', () => {
  const delays = Array.from({ length: 50 }, readAgainDelay);
  expect(new Set(delays).size).toBeGreaterThan(40);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);
});
