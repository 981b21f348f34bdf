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
