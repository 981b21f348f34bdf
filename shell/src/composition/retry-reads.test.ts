// @vitest-environment node
import { AppError, type AppErrorCode } from '@fursa/shared/backend';
import { expect, test } from 'vitest';
import { retryDelay, shouldRetry } from './retry-reads.ts';

test.each<AppErrorCode>(['offline', 'timeout', 'unavailable', 'invalid-response', 'unknown'])(
  'A read that failed with %s is tried once more, and no third time',
  (code) => {
    const error = new AppError(code, 'Failed');
    expect([shouldRetry(0, error), shouldRetry(1, error)]).toEqual([true, false]);
  },
);

test.each<AppErrorCode>(['not-found', 'forbidden', 'unauthenticated', 'rate-limited', 'conflict'])(
  'A read that failed with %s would fail again: nobody waits for that',
  (code) => {
    expect(shouldRetry(0, new AppError(code, 'Failed'))).toBe(false);
  },
);

test('An error without a code is tried once more', () => {
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
});

test('Not everybody asks again at the same moment', () => {
  const delays = Array.from({ length: 50 }, retryDelay);
  expect(new Set(delays).size).toBeGreaterThan(40);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);
});
