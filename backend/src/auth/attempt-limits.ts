import { createSlidingWindow, type MonotonicClock, type SlidingWindow } from '../http/sliding-window.ts';

/** What can be repeated to fill the database, flood a mailbox or try links. */
export type LimitedCall = 'sign-up' | 'mail' | 'verification' | 'refresh';

export interface Attempt {
  /** Of the client. */
  readonly address: string;
  /** As typed; empty when the call names nobody. */
  readonly email: string;
}

export interface AttemptLimits {
  /**
   * Counts an attempt before it runs, so that many at once count too.
   *
   * @returns milliseconds to wait, 0 when the call may run
   */
  take(call: LimitedCall, attempt: Attempt): number;
  /** Takes an attempt back: links that were good do not count. */
  refund(call: LimitedCall, attempt: Attempt): void;
}

interface Windows {
  /** One account from one address: whoever asks too often stops nobody else who asks for the same account. */
  readonly pair: SlidingWindow;
  readonly account: SlidingWindow;
  readonly address: SlidingWindow;
}

const minute = 60_000;

/** In five minutes. A house or an office shares one address. A mailbox gets no more than `account` mails, whoever asks. */
const limits: Readonly<Record<LimitedCall, Readonly<Record<keyof Windows, number>>>> = {
  'sign-up': { pair: 5, account: 10, address: 60 },
  mail: { pair: 3, account: 6, address: 30 },
  verification: { pair: 60, account: Number.POSITIVE_INFINITY, address: 60 },
  refresh: { pair: 60, account: Number.POSITIVE_INFINITY, address: 60 },
};

export function createAttemptLimits(now: MonotonicClock = () => performance.now()): AttemptLimits {
  const windows = Object.fromEntries(
    Object.entries(limits).map(([call, { pair, account, address }]): [string, Windows] => [
      call,
      {
        pair: createSlidingWindow(pair, 5 * minute, now),
        account: createSlidingWindow(account, 5 * minute, now),
        address: createSlidingWindow(address, 5 * minute, now),
      },
    ]),
  ) as Record<LimitedCall, Windows>;

  function keysOf({ address, email }: Attempt): readonly (readonly [keyof Windows, string])[] {
    const account = accountKey(email);
    return [
      ['address', address],
      ['pair', `${address} ${account}`],
      ...(account === '' ? [] : [['account', account] as const]),
    ];
  }

  return {
    take(call, attempt) {
      const taken: (readonly [keyof Windows, string])[] = [];
      for (const [kind, key] of keysOf(attempt)) {
        const wait = windows[call][kind].take(key);
        if (wait > 0) {
          for (const [other, otherKey] of taken) windows[call][other].refund(otherKey);
          return wait;
        }
        taken.push([kind, key]);
      }
      return 0;
    },
    refund(call, attempt) {
      for (const [kind, key] of keysOf(attempt)) windows[call][kind].refund(key);
    },
  };
}

/** How addresses of accounts are compared. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}
