import { expect, test } from 'vitest';
import { createAttemptLimits } from './attempt-limits.ts';

const minute = 60_000;

test('One address asks for mail to one account three times in five minutes', () => {
  let now = 0;
  const limits = createAttemptLimits(() => now);
  const attempt = { address: '192.0.2.1', email: ' Asha@example.com' };
  const take = () => limits.take('mail', attempt);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 5 * minute]);
  expect(limits.take('mail', { address: '192.0.2.1', email: 'asha@EXAMPLE.com' })).toBeGreaterThan(0);
  expect(limits.take('mail', { address: '192.0.2.2', email: 'asha@example.com' })).toBe(0);
  now += 5 * minute;
  expect(take()).toBe(0);
});

test('A mailbox gets six mails in five minutes, from whatever addresses they are asked for', () => {
  const limits = createAttemptLimits(() => 0);
  const waits = Array.from({ length: 7 }, (_, index) =>
    limits.take('mail', { address: `192.0.2.${index}`, email: 'asha@example.com' }),
  );
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 5 * minute]);
});

test('An address has sixty sign-ups in five minutes, whatever accounts they name', () => {
  const limits = createAttemptLimits(() => 0);
  const waits = Array.from({ length: 61 }, (_, index) =>
    limits.take('sign-up', { address: '192.0.2.1', email: `person${index}@example.com` }),
  );
  expect(waits.filter((wait) => wait > 0)).toEqual([5 * minute]);
});

test('An attempt that is refused or given back does not count', () => {
  const limits = createAttemptLimits(() => 0);
  const attempt = { address: '192.0.2.1', email: '' };
  for (let time = 0; time < 100; time += 1) {
    expect(limits.take('verification', attempt)).toBe(0);
    limits.refund('verification', attempt);
  }
});

test('Signing up and asking for mail are counted apart', () => {
  const limits = createAttemptLimits(() => 0);
  const attempt = { address: '192.0.2.1', email: 'asha@example.com' };
  for (let time = 0; time < 5; time += 1) limits.take('sign-up', attempt);
  expect(limits.take('sign-up', attempt)).toBeGreaterThan(0);
  expect(limits.take('mail', attempt)).toBe(0);
});
