import { expect, test } from 'vitest';
import { formatLandingTable } from './landing-table.ts';

const oneBundle = {
  requests: 7,
  scriptBytes: 100_000,
  totalBytes: 112_345,
  firstContentfulPaint: 1200.4,
  largestContentfulPaint: 1300.6,
  layoutShift: 0,
  longestTask: 200,
  coldNavigation: 400,
  coldNavigationRequests: 5,
  coldNavigationScriptBytes: 20_000,
  prefetchedNavigation: 90,
};

test('The table puts each figure of both variants beside their ratio', () => {
  const composed = { ...oneBundle, requests: 9, scriptBytes: 121_400, layoutShift: 0.0123 };
  expect(formatLandingTable({ oneBundle, composed }).split('\n').slice(0, 8)).toEqual([
    '| Landing page, nothing cached | One bundle | Composed at run time | Ratio |',
    '|---|--:|--:|--:|',
    '| Requests | 7 | 9 | 1.29 |',
    '| JavaScript, brotli | 100.0 KB | 121.4 KB | 1.21 |',
    '| Everything | 112.3 KB | 112.3 KB | 1.00 |',
    '| First contentful paint | 1200 ms | 1200 ms | 1.00 |',
    '| Largest contentful paint | 1301 ms | 1301 ms | 1.00 |',
    '| Layout shift | 0.000 | 0.012 |  |',
  ]);
});
