import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

function limitsAt(start = 0) {
  let time = start;
  const limits = createRateLimits(() => time);
  return { limits, wait: (milliseconds: number) => (time += milliseconds) };
}

test('An account has ten attempts in five minutes, from whatever address they come', () => {
  const { limits, wait } = limitsAt();
  const attempts = Array.from({ length: 11 }, (_, index) =>
    limits.take('sign-in', {
      address: `10.0.0.${index}`,
      email: index % 2 === 0 ? 'Asha@example.com' : ' asha@example.com',
    }),
  );
  expect(attempts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300_000]);
  wait(300_000);
  expect(limits.take('sign-in', { address: '10.0.0.1', email: 'asha@example.com' })).toBe(0);
});

test('An address has sixty attempts in five minutes, whatever accounts they name', () => {
  const { limits } = limitsAt();
  const attempts = Array.from({ length: 61 }, (_, index) =>
    limits.take('sign-in', { address: '10.0.0.1', email: `${index}@example.com` }),
  );
  expect(attempts.filter((wait) => wait > 0)).toEqual([300_000]);
  expect(limits.take('sign-in', { address: '10.0.0.2', email: 'x@example.com' })).toBe(0);
});

test('An attempt given back does not count', () => {
  const { limits } = limitsAt();
  const attempt = { address: '10.0.0.1', email: 'asha@example.com' };
  for (let time = 0; time < 100; time += 1) {
    expect(limits.take('sign-in', attempt)).toBe(0);
    limits.giveBack('sign-in', attempt);
  }
});

test('Signing in, signing up and asking for mail are counted apart', () => {
  const { limits } = limitsAt();
  const attempt = { address: '10.0.0.1', email: 'asha@example.com' };
  for (let time = 0; time < 10; time += 1) limits.take('sign-in', attempt);
  expect(limits.take('sign-in', attempt)).toBeGreaterThan(0);
  expect(limits.take('mail', attempt)).toBe(0);
  expect(limits.take('sign-up', attempt)).toBe(0);
});
