import { setTimeout as sleep } from 'node:timers/promises';

export interface HoldOptions {
  /** What one address gets at once in each second. */
  readonly freePerSecond: number;
  /** Milliseconds that each further one is held back. */
  readonly holdTime: number;
  readonly now?: () => number;
}

/**
 * Holds back an address that asks very often: answering thousands of times a second keeps a processor busy, whatever the
 * answer. As an address has a bounded number of connections, it asks less often then.
 */
export function createHold({ freePerSecond, holdTime, now = () => performance.now() }: HoldOptions) {
  let second = 0;
  const counts = new Map<string, number>();

  return async function hold(address: string): Promise<void> {
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      counts.clear();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > freePerSecond) await sleep(holdTime);
  };
}
