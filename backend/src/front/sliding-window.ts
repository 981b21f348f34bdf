/** Counts events per key over the last `windowMs` milliseconds. */
export interface SlidingWindow {
  /** Takes a place for `key`; the answer is 0, or the milliseconds until a place is free. */
  take(key: string): number;
  /** Gives the newest place of `key` back. */
  giveBack(key: string): void;
}

const keysBeforeSweep = 10_000;

export function createSlidingWindow(limit: number, windowMs: number, now: () => number = Date.now): SlidingWindow {
  const times = new Map<string, number[]>();

  function recent(key: string): number[] {
    return (times.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  /** Keys nobody uses any more would otherwise pile up. */
  function sweep(): void {
    for (const key of times.keys()) if (recent(key).length === 0) times.delete(key);
  }

  return {
    take(key) {
      if (times.size > keysBeforeSweep) sweep();
      const kept = recent(key);
      const oldest = kept[0];
      if (oldest !== undefined && kept.length >= limit) return oldest + windowMs - now();
      times.set(key, [...kept, now()]);
      return 0;
    },
    giveBack(key) {
      times.get(key)?.pop();
    },
  };
}
