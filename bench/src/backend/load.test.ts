import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runLoad } from './load.ts';

test('As many requests as there are connections run at once, and the slow ones show', async () => {
  let running = 0;
  let most = 0;
  let count = 0;
  const figures = await runLoad({
    connections: 5,
    milliseconds: 300,
    async request() {
      running += 1;
      count += 1;
      most = Math.max(most, running);
      // More than one in a hundred.
      await wait(count <= 5 ? 150 : 10);
      running -= 1;
    },
  });
  expect(most).toBe(5);
  expect(figures.p99).toBeGreaterThan(100);
  expect(figures.requestsPerSecond).toBeGreaterThan(count / 2);
  expect(figures.requestsPerSecond).toBeLessThan(500);
});

test('A refused request ends the measurement', async () => {
  const request = () => Promise.reject(new Error('429'));
  await expect(runLoad({ connections: 2, milliseconds: 50, request })).rejects.toThrow('429');
});
