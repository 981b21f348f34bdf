import { expect, test } from 'vitest';
import { formatPagesTable } from './pages-table.ts';

test('A row says of a page how much it moves, and what it costs', () => {
  const page = {
    path: '/jobs/:jobId',
    owner: 'mf-jobs',
    phoneShift: 0.0123,
    desktopShift: 0,
    longestTask: 120.6,
    files: 14,
    bytes: 234_567,
  };
  expect(formatPagesTable([page]).split('\n').at(-1)).toBe(
    '| `/jobs/:jobId` | mf-jobs | 0.012 | 0.000 | 121 ms | 14 | 235 KB |',
  );
});
