import type { MonotonicClock } from '../http/sliding-window.ts';
import { accountKey } from './attempt-limits.ts';

export interface SignInAttempt {
  readonly address: string;
  readonly email: string;
  /** Names a device that has signed in to this account before. */
  readonly device: string | undefined;
}

export interface SignInLimits {
  /**
   * Counts the attempt as a failure before it runs, so that many at once count too.
   *
   * @returns milliseconds to wait, 0 when it may run
   */
  begin(attempt: SignInAttempt): number;
  /** The password was right: the attempt and the failures before it count no more. */
  succeed(attempt: SignInAttempt): void;
}

interface Failures {
  count: number;
  last: number;
}

interface Rule {
  /** Failures without a delay. */
  readonly free: number;
  /** After this time (ms) without a failure all is forgotten. */
  readonly memory: number;
}

const minute = 60_000;
const maxDelay = 15 * minute;
const firstDelay = 1_000;
const keysBeforeSweep = 10_000;

/**
 * Delays grow with each failure: for one account from one address, and for one address whatever accounts it names. Guesses
 * from many addresses at one account delay unknown devices only. A device that signed in before has a count of its own, so that
 * no stranger keeps people out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
const rules = {
  device: { free: 10, memory: 60 * minute },
  pair: { free: 5, memory: 60 * minute },
  address: { free: 40, memory: 15 * minute },
  account: { free: 50, memory: 60 * minute },
} as const satisfies Record<string, Rule>;
type Kind = keyof typeof rules;

export function createSignInLimits(now: MonotonicClock = () => performance.now()): SignInLimits {
  const failures = new Map<string, Failures>();

  function waitOf(kind: Kind, key: string): number {
    const known = failures.get(key);
    if (known === undefined || now() - known.last > rules[kind].memory) return 0;
    return Math.max(0, known.last + delayAfter(known.count - rules[kind].free) - now());
  }

  function count(kind: Kind, key: string): void {
    const known = failures.get(key);
    const isForgotten = known === undefined || now() - known.last > rules[kind].memory;
    failures.set(key, { count: isForgotten ? 1 : known.count + 1, last: now() });
    if (failures.size > keysBeforeSweep) sweep();
  }

  function sweep(): void {
    const longest = Math.max(...Object.values(rules).map(({ memory }) => memory));
    for (const [key, { last }] of failures) if (now() - last > longest) failures.delete(key);
  }

  return {
    begin(attempt) {
      const keys = keysOf(attempt);
      const wait = Math.max(...keys.map(([kind, key]) => waitOf(kind, key)));
      if (wait > 0) return wait;
      for (const [kind, key] of keys) count(kind, key);
      return 0;
    },
    succeed(attempt) {
      for (const [kind, key] of keysOf(attempt)) {
        const known = failures.get(key);
        // One right password says nothing about other accounts that are tried from the same address.
        if (kind === 'address' || kind === 'account')
          failures.set(key, { last: 0, ...known, count: (known?.count ?? 1) - 1 });
        else failures.delete(key);
      }
    },
  };
}

function keysOf({ address, email, device }: SignInAttempt): readonly (readonly [Kind, string])[] {
  const account = accountKey(email);
  if (device !== undefined) return [['device', `device ${device} ${account}`]];
  return [
    ['pair', `pair ${address} ${account}`],
    ['address', `address ${address}`],
    ['account', `account ${account}`],
  ];
}

/** 1 s, 2 s, 4 s and so on, up to a quarter of an hour. */
function delayAfter(failuresTooMany: number): number {
  return failuresTooMany < 0 ? 0 : Math.min(firstDelay * 2 ** failuresTooMany, maxDelay);
}
