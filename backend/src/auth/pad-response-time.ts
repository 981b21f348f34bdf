import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a password hash and a few writes take on a busy machine, and short for whoever waits for a mail. */
const stepMs = 500;

/** How long to hold back what took `elapsedMs`, so that it ends at a multiple of the step. */
export function timeToHold(elapsedMs: number): number {
  return Math.ceil(elapsedMs / stepMs) * stepMs - elapsedMs;
}

/**
 * Runs `work` and hands its result out in steps of time, so that the time tells nothing about the work.
 *
 * @param isHeld whether to do so with this result, by default with each; what is thrown is always held
 */
export async function padResponseTime<Result>(
  work: () => Promise<Result>,
  isHeld: (result: Result) => boolean = () => true,
): Promise<Result> {
  const start = performance.now();
  let isToHold = true;
  try {
    const result = await work();
    isToHold = isHeld(result);
    return result;
  } finally {
    if (isToHold) await sleep(timeToHold(performance.now() - start));
  }
}
