// @vitest-environment node
import { expect, it } from 'vitest';
import { drawLine } from './draw-line.ts';
import { listVitals, sumHealth } from './sum-health.ts';

const row = { remote: 'mf-jobs', version: '1.0.0', hour: '2026-11-23T10:00:00Z', count: 1, p75: null };
const lcp = { ...row, metric: 'browser.web_vital.lcp' };

it('Health is what was counted of one version', () => {
  const measured = [
    { ...row, metric: 'fursa.remote.mounts', count: 40 },
    { ...row, metric: 'fursa.remote.mounts', count: 2, hour: '2026-11-23T11:00:00Z' },
    { ...row, metric: 'fursa.remote.errors', count: 3 },
    { ...row, metric: 'fursa.remote.errors', count: 30, version: '1.1.0' },
    { ...row, metric: 'fursa.remote.errors', count: 30, remote: 'mf-ai' },
  ];
  expect(sumHealth(measured, 'mf-jobs', '1.0.0')).toEqual({ mounts: 42, errors: 3, retries: 0, fallbacks: 0 });
  expect(sumHealth(measured, 'mf-jobs', '2.0.0')).toBeUndefined();
});

it('A line has one value an hour, of the version that most visits had, the oldest first', () => {
  const measured = [
    { ...lcp, hour: '2026-11-23T12:00:00Z', p75: 900 },
    { ...lcp, p75: 1_200, count: 10 },
    { ...lcp, p75: 5_000, count: 2, version: '1.1.0' },
    { ...lcp, p75: null, hour: '2026-11-23T13:00:00Z' },
    { ...lcp, p75: 4_000, remote: 'mf-ai' },
  ];
  expect(listVitals(measured, 'mf-jobs')).toEqual([{ metric: 'browser.web_vital.lcp', values: [1_200, 900] }]);
});

it.each([
  [[1, 3, 2], 'M3 29L60 3L117 16'],
  [[5], 'M3 16L117 16'],
  [[0, 0, 0], 'M3 16L60 16L117 16'],
])('The line through %j stays in its picture', (values, path) => {
  expect(drawLine(values)).toBe(path);
});
