import { createSlidingWindow, type SlidingWindow } from './sliding-window.ts';

/** What can be tried over and over to guess a password or the six digits of a mail, fill the database or flood a mailbox. */
export type LimitedCall = 'sign-in' | 'sign-up' | 'mail' | 'verification';

export interface RateLimits {
  /**
   * Counts an attempt before it runs, so that many at once count too. Address and account are limited each on their own,
   * whether or not the account exists.
   *
   * @returns milliseconds to wait, 0 when the call may run
   */
  take(call: LimitedCall, attempt: Attempt): number;
  /** Takes an attempt back: only failed sign-ins and verifications count. */
  giveBack(call: LimitedCall, attempt: Attempt): void;
}

export interface Attempt {
  /** Of the socket. */
  readonly address: string;
  /** As typed, or the link of a mail in its place; empty when the call names neither. */
  readonly email: string;
}

const minute = 60_000;

/** Per account and per address, in five minutes. A house or an office shares one address. */
const limits: Readonly<Record<LimitedCall, { readonly account: number; readonly address: number }>> = {
  'sign-in': { account: 10, address: 60 },
  'sign-up': { account: 5, address: 60 },
  mail: { account: 5, address: 30 },
  verification: { account: 10, address: 60 },
};

export function createRateLimits(now: () => number = Date.now): RateLimits {
  const windows = {
    'sign-in': createWindows('sign-in', now),
    'sign-up': createWindows('sign-up', now),
    mail: createWindows('mail', now),
    verification: createWindows('verification', now),
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
