import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapSomeAtOnce } from './map-some-at-once.ts';

it('At most the limit runs at once, and results keep the order of the items', async () => {
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

it('An error of one item is thrown', async () => {
  const run = async (item: string) => {
    if (item === 'b') throw new Error('planted');
    return item;
  };
  await expect(mapSomeAtOnce(['a', 'b', 'c'], 2, run)).rejects.toThrow('planted');
});
