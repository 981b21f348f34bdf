/** Counts events per key over the last `windowMs` milliseconds. */
export interface SlidingWindow {
  /** Counts an event of `key`, unless there are too many: the milliseconds until the next one may come, else 0. */
  take(key: string): number;
  /** Forgets the newest event of `key`. */
  refund(key: string): void;
}

/** Milliseconds by a clock that nobody sets back. https://nodejs.org/api/perf_hooks.html#performancenow */
export type MonotonicClock = () => number;

const keysBeforeSweep = 10_000;

export function createSlidingWindow(limit: number, windowMs: number, now: MonotonicClock): SlidingWindow {
  const times = new Map<string, number[]>();

  function recent(key: string): number[] {
    return (times.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  /** Keys that are not used any more would pile up. */
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
    refund(key) {
      times.get(key)?.pop();
    },
  };
}

/** Why there is no place: the caller has as many as one may have, or all are taken. */
export type NoSlot = 'caller' | 'all';

export interface CallerSlots {
  /** @returns gives the place back, however often it is called */
  take(caller: string): (() => void) | NoSlot;
}

/** Bounds how much runs at once, of one caller and in all. */
export function createCallerSlots({ perCaller, inAll }: { perCaller: number; inAll: number }): CallerSlots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(caller) {
      const own = taken.get(caller) ?? 0;
      if (own >= perCaller) return 'caller';
      if (total >= inAll) return 'all';
      taken.set(caller, own + 1);
      total += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= 1;
        const left = (taken.get(caller) ?? 1) - 1;
        if (left === 0) taken.delete(caller);
        else taken.set(caller, left);
      };
    },
  };
}
