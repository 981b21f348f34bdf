import { describe, expect, it } from 'vitest';
import { countFaults, judgeVersion } from './judge-version.ts';

const faults = (count: number, visits: number) => ({ faults: count, visits });

describe('judgeVersion', () => {
  it.each([
    ['nobody had the version before', faults(200, 200), undefined],
    ['few visited it: one person can send as many', faults(150, 199), faults(10, 5_000)],
    ['few visited the one before', faults(200, 1_000), faults(0, 199)],
    ['its faults are few', faults(49, 1_000), faults(0, 10_000)],
    ['the one before was hardly better', faults(100, 1_000), faults(340, 10_000)],
    ['the difference may be chance', faults(11, 200), faults(3, 200)],
    ['all of it was always broken', faults(1_000, 1_000), faults(1_000, 1_000)],
    ['there is no fault at all', faults(0, 1_000), faults(0, 1_000)],
  ])('A version stays when %s', (_when, version, before) => {
    expect(judgeVersion(version, before)).toBeUndefined();
  });

  it.each([
    [
      'it never mounts',
      faults(200, 200),
      faults(2, 5_000),
      '200 faults in 200 visits (100.0 %), before it 2 in 5000 (0.0 %)',
    ],
    [
      'one visit in ten breaks',
      faults(100, 1_000),
      faults(100, 10_000),
      '100 faults in 1000 visits (10.0 %), before it 100 in 10000 (1.0 %)',
    ],
    [
      'it throws more than once a visit',
      faults(900, 300),
      faults(0, 200),
      '900 faults in 300 visits (100.0 %), before it 0 in 200 (0.0 %)',
    ],
  ])('A version is worse when %s', (_when, version, before, why) => {
    expect(judgeVersion(version, before)).toBe(why);
  });
});

it('Visits and faults are counted by reports, of one version, since it is served', () => {
  const row = { remote: 'mf-jobs', version: '1.1.0', hour: '2026-11-23T09:00:00.000Z', total: 1e9, p75: null };
  const measured = [
    { ...row, metric: 'fursa.remote.mounts', count: 90 },
    { ...row, metric: 'fursa.remote.fallbacks', count: 10 },
    { ...row, metric: 'fursa.remote.errors', count: 5 },
    { ...row, metric: 'fursa.remote.retries', count: 7 },
    { ...row, metric: 'fursa.remote.errors', count: 900, hour: '2026-11-23T08:00:00.000Z' },
    { ...row, metric: 'fursa.remote.errors', count: 900, version: '1.0.0' },
    { ...row, metric: 'fursa.remote.errors', count: 900, remote: 'mf-ai' },
  ];
  const since = Date.parse('2026-11-23T09:30:00Z');
  expect(countFaults(measured, { remote: 'mf-jobs', version: '1.1.0', since })).toEqual({ visits: 100, faults: 15 });
});
