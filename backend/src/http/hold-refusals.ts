import { setTimeout as sleep } from 'node:timers/promises';

/** Refusals that one address gets at once in each second; no screen is refused as often. */
const freePerSecond = 100;
/** Milliseconds that each further one is held back. */
const holdTime = 500;

/**
 * Holds refusals back from an address that provokes many: saying no thousands of times a second keeps a processor busy, too. As an
 * address has a bounded number of connections, it asks less often then. What is answered well is never held.
 */
export function createRefusalHold(now: () => number = () => performance.now()) {
  let second = 0;
  const refused = new Map<string, number>();

  return async function holdRefusal(address: string, { status }: Response): Promise<void> {
    if (status < 400) return;
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      refused.clear();
    }
    const count = (refused.get(address) ?? 0) + 1;
    refused.set(address, count);
    if (count > freePerSecond) await sleep(holdTime);
  };
}
