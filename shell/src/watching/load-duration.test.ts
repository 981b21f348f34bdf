// @vitest-environment node
import { expect, test } from 'vitest';
import { loadDuration } from './load-duration.ts';

const download = (startTime: number, responseEnd: number) => ({ startTime, responseEnd });

test('A remote takes from its first request until the last of its files is there', () => {
  expect(loadDuration([download(120, 300), download(100, 180), download(310, 450)])).toBe(350);
});

test('What is asked for later, when everything was there, is left out', () => {
  expect(loadDuration([download(100, 180), download(5_000, 9_000)])).toBe(80);
});

test('Without a file there is nothing to report', () => {
  expect(loadDuration([])).toBeUndefined();
});
