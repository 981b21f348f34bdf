import { expect, test } from 'vitest';
import { createSignInLimits, type SignInAttempt } from './sign-in-limits.ts';

const minute = 60_000;

function setUp() {
  let now = 5_000;
  const limits = createSignInLimits(() => now);
  return {
    limits,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    fail: (attempt: SignInAttempt, times: number) => Array.from({ length: times }, () => limits.begin(attempt)),
  };
}

const stranger: SignInAttempt = { address: '192.0.2.1', email: 'asha@example.com', device: undefined };
const owner: SignInAttempt = { ...stranger, address: '192.0.2.9' };

test('Five failures are free; then each doubles the delay, up to a quarter of an hour', () => {
  const { limits, wait, fail } = setUp();
  expect(fail(stranger, 5)).toEqual([0, 0, 0, 0, 0]);
  for (const delay of [1_000, 2_000, 4_000, 8_000]) {
    expect(limits.begin(stranger)).toBe(delay);
    wait(delay - 1);
    expect(limits.begin(stranger)).toBe(1);
    wait(1);
    expect(limits.begin(stranger)).toBe(0);
  }
  for (let time = 0; time < 20; time += 1) wait(limits.begin(stranger));
  expect(limits.begin(stranger)).toBe(15 * minute);
});

test('Failures of one address delay nobody at another', () => {
  const { limits, fail } = setUp();
  fail(stranger, 30);
  expect(limits.begin(owner)).toBe(0);
});

test('An address that guesses at many accounts is delayed at all of them', () => {
  const { limits } = setUp();
  const waits = Array.from({ length: 41 }, (_, index) =>
    limits.begin({ ...stranger, email: `person${index}@example.com` }),
  );
  expect(waits.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 0));
  expect(waits[40]).toBeGreaterThan(0);
});

test('Guesses from many addresses at one account delay unknown devices, and no known one', () => {
  const { limits } = setUp();
  for (let index = 0; index < 60; index += 1) limits.begin({ ...stranger, address: `198.51.100.${index}` });
  expect(limits.begin(owner)).toBeGreaterThan(0);
  expect(limits.begin({ ...owner, device: 'phone' })).toBe(0);
});

test('A known device guesses no longer than an unknown one', () => {
  const { fail } = setUp();
  expect(fail({ ...owner, device: 'phone' }, 11).at(-1)).toBeGreaterThan(0);
});

test('The right password ends the delays of that account from that address, and not those of the address', () => {
  const { limits, fail } = setUp();
  fail(stranger, 4);
  limits.begin(stranger);
  limits.succeed(stranger);
  expect(fail(stranger, 5)).toEqual([0, 0, 0, 0, 0]);
});

test('An hour without a failure forgets', () => {
  const { limits, wait, fail } = setUp();
  fail(stranger, 12);
  wait(61 * minute);
  expect(limits.begin(stranger)).toBe(0);
});
