import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a password hash and a few writes take here, and short for whoever waits for a mail. */
const grainMs = 250;

/** How long to hold back what took `elapsedMs`, so that it ends at a multiple of the grain. */
export function timeToHold(elapsedMs: number): number {
  return Math.ceil(elapsedMs / grainMs) * grainMs - elapsedMs;
}

/** Runs `work` and hands its result out in even steps of time: a few milliseconds more or less of work tell nothing. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(timeToHold(performance.now() - start));
  }
}
