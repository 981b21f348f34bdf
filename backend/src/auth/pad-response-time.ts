import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a password hash and a few writes take, and short for whoever waits for a mail. */
const stepMs = 250;

/** How long to hold back what took `elapsedMs`, so that it ends at a multiple of the step. */
export function timeToHold(elapsedMs: number): number {
  return Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs;
}

/** Runs `work` and hands its result out in steps of time, so that the time tells nothing about the work. */
export async function padResponseTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(timeToHold(performance.now() - start));
  }
}
