import { createSlidingWindow, type SlidingWindow } from './sliding-window.ts';

/** What can be tried over and over to guess a password, fill the database or flood a mailbox. */
export type LimitedCall = 'sign-in' | 'sign-up' | 'mail';

export interface RateLimits {
  /**
   * Counts an attempt before it runs, so that many at once count too. Address and account are limited each on their own,
   * whether or not the account exists.
   *
   * @returns milliseconds to wait, 0 when the call may run
   */
  take(call: LimitedCall, attempt: Attempt): number;
  /** Takes an attempt back: only failed sign-ins count. */
  giveBack(call: LimitedCall, attempt: Attempt): void;
}

export interface Attempt {
  /** Of the socket. */
  readonly address: string;
  /** As typed; empty when the call names none. */
  readonly email: string;
}

const minute = 60_000;

/** Per account and per address, in five minutes. A house or an office shares one address. */
const limits: Readonly<Record<LimitedCall, { readonly account: number; readonly address: number }>> = {
  'sign-in': { account: 10, address: 60 },
  'sign-up': { account: 5, address: 60 },
  mail: { account: 5, address: 30 },
};

export function createRateLimits(now: () => number = Date.now): RateLimits {
  const windows = {
    'sign-in': createWindows('sign-in', now),
    'sign-up': createWindows('sign-up', now),
    mail: createWindows('mail', now),
  };
  return {
    take(call, { address, email }) {
      return windows[call].address.take(address) || windows[call].account.take(accountKey(email));
    },
    giveBack(call, { address, email }) {
      windows[call].address.giveBack(address);
      windows[call].account.giveBack(accountKey(email));
    },
  };
}

function createWindows(call: LimitedCall, now: () => number): { account: SlidingWindow; address: SlidingWindow } {
  return {
    account: createSlidingWindow(limits[call].account, 5 * minute, now),
    address: createSlidingWindow(limits[call].address, 5 * minute, now),
  };
}

function accountKey(email: string): string {
  return email.trim().toLowerCase();
}
