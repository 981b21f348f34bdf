import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleWork } from './idle-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(pieces: number) {
  let left = pieces;
  const work = vi.fn(async () => {
    left -= 1;
    return left > 0;
  });
  return { work, idle: createIdleWork({ work, quiet: 100, pause: 1_000, now: () => Date.now() }) };
}

test('Work begins after the start, a piece at a time, and ends when there is none left', async () => {
  const { work } = setUp(3);
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(201);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('Nothing is begun while a call runs or has just ended, and little between two looks', async () => {
  const { work, idle } = setUp(1);
  const call = Promise.withResolvers<string>();
  const answer = idle.during(() => call.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(0);
  call.resolve('done');
  expect(await answer).toBe('done');
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);

  await idle.during(async () => undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test('A call that fails fails for its caller alone, and nothing is begun after the end', async () => {
  const { work, idle } = setUp(1);
  await expect(idle.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  idle.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(0);
});
