import type { ConnectionLimits } from './connection-limits.ts';

/** Counts by address what no browser does; the count falls with time. */
export interface AbuseCounter {
  add(address: string, time: number): void;
  /** True for an address above the limit: its connections are cut without being read. */
  isBlocked(address: string, time: number): boolean;
  /** Removes the addresses whose count is down to zero. */
  sweep(time: number): void;
}

export function createAbuseCounter({ abuseLimit, abuseRecoveryTime }: ConnectionLimits): AbuseCounter {
  /** For each address the time (ms) at which its count is zero again. */
  const clearAt = new Map<string, number>();
  const maxAge = abuseLimit * abuseRecoveryTime;
  return {
    add(address, time) {
      const current = Math.max(clearAt.get(address) ?? time, time);
      clearAt.set(address, Math.min(current, time + maxAge) + abuseRecoveryTime);
    },
    isBlocked: (address, time) => (clearAt.get(address) ?? 0) > time + maxAge,
    sweep(time) {
      for (const [address, clear] of clearAt) if (clear <= time) clearAt.delete(address);
    },
  };
}
