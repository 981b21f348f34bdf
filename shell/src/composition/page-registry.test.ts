import type { Canary } from '@fursa/shared/contract/registry';
import { expect, test } from 'vitest';
import { drawShare, isInCanary } from './page-registry.ts';

const remote = {
  name: 'mf-jobs' as const,
  displayName: { en: 'Jobs' },
  owner: 'jobs team',
  contract: '^1.0.0',
  version: '1.1.0',
  entry: 'remoteEntry.js',
  entryGlobal: 'mf_jobs',
  baseUrl: '/remotes/mf-jobs/1.1.0/',
  pages: [],
  slots: [],
  preload: [],
  integrity: {},
};
const canary = (percent: number): Canary => ({ percent, remote });

function visitors(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    localStorage.setItem('fursa-canary-visitor', String(Math.imul(index + 1, 2_654_435_761) >>> 0));
    return localStorage.getItem('fursa-canary-visitor') ?? '';
  });
}

test.each([1, 5, 10, 25, 50, 90])('%i % of 10,000 visitors get the canary, give or take two points', (percent) => {
  const among = visitors(10_000).filter((visitor) => {
    localStorage.setItem('fursa-canary-visitor', visitor);
    return isInCanary(canary(percent));
  });
  expect(Math.abs(among.length / 100 - percent)).toBeLessThan(2);
});

test('Visitors whose numbers follow each other are spread as well', () => {
  const share = Array.from({ length: 10_000 }, (_, index) => drawShare(`${index} mf-jobs 1.1.0`));
  expect(Math.abs(share.filter((one) => one < 0.1).length / 100 - 10)).toBeLessThan(2);
});

test('A visitor gets the same at each visit, and keeps the canary when its share grows', () => {
  localStorage.clear();
  const first = isInCanary(canary(50));
  const visitor = localStorage.getItem('fursa-canary-visitor');
  expect(visitor).toMatch(/^\d+$/);
  expect(isInCanary(canary(50))).toBe(first);
  expect(localStorage.getItem('fursa-canary-visitor')).toBe(visitor);
  for (const number of visitors(500)) {
    localStorage.setItem('fursa-canary-visitor', number);
    if (isInCanary(canary(10))) expect(isInCanary(canary(30))).toBe(true);
  }
  expect(isInCanary(canary(100))).toBe(true);
});

test('A visitor may get one canary and not the next', () => {
  const [numbers, next] = [visitors(1_000), { ...remote, version: '1.2.0' }];
  const both = numbers.filter((number) => {
    localStorage.setItem('fursa-canary-visitor', number);
    return isInCanary(canary(10)) && isInCanary({ percent: 10, remote: next });
  });
  expect(both.length).toBeLessThan(40);
});

test('A device that keeps nothing gets what everybody gets', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('no storage', 'SecurityError');
    },
  });
  try {
    expect(isInCanary(canary(100))).toBe(false);
  } finally {
    if (storage) Object.defineProperty(window, 'localStorage', storage);
  }
});
