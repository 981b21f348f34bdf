import { expect, test } from 'vitest';
import { formatAbuseTable } from './abuse-table.ts';

const calm = { jobList: 10, landing: 2, chat: 4, health: 1, longestHealth: 3 };

test('What keeps the promises stands plain, what breaks one is marked', () => {
  const kept = { flood: 'Kept', calm, during: { ...calm, jobList: 30 }, statuses: { 200: 5, 0: 1 }, memory: undefined };
  const broken = {
    flood: 'Broken',
    calm,
    during: { jobList: 31, landing: 7, chat: 8, health: 900, longestHealth: 1_001 },
    statuses: { 429: 7 },
    memory: { before: 100e6, after: 121e6 },
  };
  expect(formatAbuseTable([kept, broken]).split('\n').slice(2)).toEqual([
    '| Kept | 10.0 / 30.0 ms (3.0x) | 2.0 / 2.0 ms (1.0x) | 4.0 / 4.0 ms (1.0x) | 3 ms |  | 1 x cut, 5 x 200 |',
    '| Broken | **10.0 / 31.0 ms (3.1x)** | **2.0 / 7.0 ms (3.5x)** | 4.0 / 8.0 ms (2.0x) | **1001 ms** | **100 to 121 MB** | 7 x 429 |',
  ]);
});
