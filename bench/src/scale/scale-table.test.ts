import { expect, test } from 'vitest';
import { formatPartsTable, formatScaleTable } from './scale-table.ts';

const counts = { few: 5, many: 50 };
const few = {
  requests: 9,
  scriptBytes: 128_000,
  totalBytes: 150_000,
  firstContentfulPaint: 400,
  largestContentfulPaint: 500,
  longestTask: 0,
};

test('What is within its bar is plain', () => {
  const many = { ...few, totalBytes: 155_000, firstContentfulPaint: 440 };
  expect(formatScaleTable({ figures: { few, many }, counts }).split('\n')).toEqual([
    '| Landing page, nothing cached | 5 remotes | 50 remotes | More | Ratio | Bar |',
    '|---|--:|--:|--:|--:|--:|',
    '| Requests | 9 | 9 | 0 | 1.00 | no more |',
    '| JavaScript, brotli | 128.0 KB | 128.0 KB | 0.0 KB | 1.00 |  |',
    '| Everything | 150.0 KB | 155.0 KB | 5.0 KB | 1.03 | +5 KB |',
    '| First contentful paint | 400 ms | 440 ms | 40 ms | 1.10 | 1.10 |',
    '| Largest contentful paint | 500 ms | 500 ms | 0 ms | 1.00 |  |',
    '| Longest task | 0 ms | 0 ms | 0 ms |  |  |',
  ]);
});

test('What is above its bar is bold', () => {
  const many = { ...few, requests: 10, totalBytes: 155_001, firstContentfulPaint: 441 };
  const bold = formatScaleTable({ figures: { few, many }, counts }).match(/\*\*[^*]+\*\*/g);
  expect(bold).toEqual(['**10**', '**155.0 KB**', '**441 ms**']);
});

test('What a part of the registry costs is told for each further remote', () => {
  const table = formatPartsTable([{ label: 'As it is', few: 16_800, many: 52_800 }], counts);
  expect(table.split('\n')[2]).toBe('| As it is | 16.8 KB | 52.8 KB | 36.0 KB | 800 bytes |');
});
