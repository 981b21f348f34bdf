import { setTimeout as sleep } from 'node:timers/promises';
import { OverloadError } from './fair-queue.ts';
import { type LiteHost, LiteInterruptedError } from './lite-host.ts';

/** Milliseconds for which an answer is true enough. */
const freshness = 1_000;
/** Milliseconds after which the last answer counts: a database that is busy is not broken. */
const maxWait = 200;

const nobody = '00000000-0000-0000-0000-000000000000';

/** Tells whether the database answers, by one statement a second at most, and never later than its caller can wait. */
export function createHealthCheck(host: Pick<LiteHost, 'run'>): () => Promise<boolean> {
  let isHealthy = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      await host.run<'session'>({ kind: 'session', session: { id: nobody, userId: nobody } }, { caller: 'health' });
      isHealthy = true;
    } catch (error) {
      // Neither says anything of the database that is there now.
      if (!(error instanceof OverloadError || error instanceof LiteInterruptedError)) isHealthy = false;
    }
    checkedAt = performance.now();
    check = undefined;
  }

  return async () => {
    if (performance.now() - checkedAt > freshness) check ??= ask();
    if (check !== undefined) await Promise.race([check, sleep(maxWait, undefined, { ref: false })]);
    return isHealthy;
  };
}
