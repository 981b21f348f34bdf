import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapSomeAtOnce } from './map-some-at-once.ts';

it('No more than the limit are under way, and results come in the order of the items', async () => {
  let inFlight = 0;
  let most = 0;
  const results = await mapSomeAtOnce([30, 10, 20, 0, 5], 2, async (delay) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await setTimeout(delay);
    inFlight -= 1;
    return delay;
  });
  expect(results).toEqual([30, 10, 20, 0, 5]);
  expect(most).toBe(2);
});

it('What one of them throws is thrown', async () => {
  const run = async (item: string) => {
    if (item === 'b') throw new Error('planted');
    return item;
  };
  await expect(mapSomeAtOnce(['a', 'b', 'c'], 2, run)).rejects.toThrow('planted');
});
