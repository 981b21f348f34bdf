import { afterEach, expect, test, vi } from 'vitest';
import { createFairQueue, OverloadError } from './fair-queue.ts';

const limits = { atOnce: 1, waitingPerCaller: 100, waiting: 150 };

/** Work that ends when it is told to. */
function setUp(options = limits) {
  const queue = createFairQueue(options);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, cost = 1) =>
    queue.run(caller, async () => {
      order.push(caller);
      await new Promise<void>((end) => ends.push(end));
      return { result: caller, cost };
    });
  const endAll = async () => {
    for (let idle = 0; idle < 3; ) {
      const end = ends.shift();
      end?.();
      idle = end === undefined ? idle + 1 : 0;
      await new Promise(setImmediate);
    }
  };
  return { queue, order, ask, endAll, ends };
}

test('Somebody who asks once waits for one of the hundred that another sent before', async () => {
  const { ask, order, endAll } = setUp();
  for (let index = 0; index < 100; index += 1) void ask('flood');
  void ask('visitor');
  await endAll();
  expect(order.indexOf('visitor')).toBe(1);
  expect(order).toHaveLength(101);
});

test('Whoever costs more waits longer', async () => {
  const { ask, order, endAll } = setUp();
  for (let index = 0; index < 10; index += 1) void ask('heavy', 10);
  for (let index = 0; index < 20; index += 1) void ask('light', 1);
  await endAll();
  expect(order.slice(0, 22).filter((caller) => caller === 'light')).toHaveLength(20);
});

test('Nobody saves up turns by doing nothing', async () => {
  const { ask, order, endAll } = setUp();
  for (let index = 0; index < 50; index += 1) void ask('steady');
  await endAll();
  order.length = 0;
  for (let index = 0; index < 10; index += 1) void ask('steady');
  for (let index = 0; index < 10; index += 1) void ask('newcomer');
  await endAll();
  expect(order.slice(0, 10).filter((caller) => caller === 'steady').length).toBeGreaterThanOrEqual(4);
});

test('As much runs at once as may', async () => {
  const { ask, order, ends, endAll } = setUp({ ...limits, atOnce: 3 });
  for (const caller of ['a', 'b', 'c', 'd']) void ask(caller);
  await new Promise(setImmediate);
  expect([order.length, ends.length]).toEqual([3, 3]);
  await endAll();
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('Too much of one caller is refused at once, and so is too much of all', async () => {
  const { ask, endAll } = setUp({ atOnce: 1, waitingPerCaller: 2, waiting: 4 });
  const answers = ['flood', 'flood', 'flood', 'flood', 'a', 'b', 'c'].map((caller) =>
    ask(caller).catch((error: unknown) => (error instanceof OverloadError ? 'refused' : 'failed')),
  );
  await endAll();
  expect(await Promise.all(answers)).toEqual(['flood', 'flood', 'flood', 'refused', 'a', 'b', 'refused']);
});

test('Work that fails frees its place', async () => {
  const queue = createFairQueue(limits);
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', async () => ({ result: 'fine', cost: 1 }))).toBe('fine');
});

/** Time stands still: whoever rests does so until the test says otherwise. */
function setUpClock() {
  vi.useFakeTimers();
  const queue = createFairQueue(limits);
  const served: string[] = [];
  const ask = (caller: string, cost: number) =>
    queue.run(caller, async () => {
      served.push(caller);
      return { result: undefined, cost };
    });
  return { ask, served };
}

afterEach(() => {
  vi.useRealTimers();
});

test('Whoever sends one heavy request after the other rests as long in between, while others ask', async () => {
  const { ask, served } = setUpClock();
  await ask('visitor', 1);
  await ask('flood', 400);
  void ask('flood', 400);
  await ask('visitor', 1);
  await vi.advanceTimersByTimeAsync(399);
  expect(served).toEqual(['visitor', 'flood', 'visitor']);
  await vi.advanceTimersByTimeAsync(1);
  expect(served).toEqual(['visitor', 'flood', 'visitor', 'flood']);
});

test('A rest lasts two seconds at most', async () => {
  const { ask, served } = setUpClock();
  await ask('visitor', 1);
  await ask('flood', 3_600_000);
  void ask('flood', 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(served).toEqual(['visitor', 'flood', 'flood']);
});

test('Nobody rests who is alone, nor after light work', async () => {
  const { ask, served } = setUpClock();
  for (let count = 0; count < 3; count += 1) await ask('alone', 400);
  for (let count = 0; count < 3; count += 1) await ask('light', 29);
  expect(served).toHaveLength(6);
});

test('Who was there a second ago does not count', async () => {
  const { ask, served } = setUpClock();
  await ask('visitor', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let count = 0; count < 3; count += 1) await ask('alone', 400);
  expect(served).toHaveLength(4);
});
