/** Limits how many uploads are read at once, so that memory is bounded. */
export interface UploadSlots {
  /** Takes a place for an account; undefined when there is none. The returned function gives it back. */
  take(account: string): (() => void) | undefined;
}

export function createUploadSlots({ perAccount, inAll }: { perAccount: number; inAll: number }): UploadSlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(account) {
      const own = taken.get(account) ?? 0;
      if (own >= perAccount || all >= inAll) return undefined;
      taken.set(account, own + 1);
      all += 1;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (taken.get(account) ?? 1) - 1;
        if (left === 0) taken.delete(account);
        else taken.set(account, left);
      };
    },
  };
}
