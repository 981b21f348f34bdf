// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { createReport, type Report } from './report.ts';

const jobs = { remote: 'mf-jobs', version: '1.0.0' };
let sent: unknown[];
let isOnline: boolean;
let report: Report;
beforeEach(() => {
  sent = [];
  isOnline = true;
  report = createReport((body) => {
    if (isOnline) sent.push(JSON.parse(body).samples);
    return isOnline;
  });
});

test('What happens again is one line with its number, and there is an end to it', () => {
  for (let time = 0; time < 150; time += 1) report.count(jobs, 'fursa.remote.errors');
  report.count({ ...jobs, version: '2.0.0' }, 'fursa.remote.errors');
  expect(sent).toEqual([]);
  report.flush();
  expect(sent).toEqual([
    [
      { ...jobs, metric: 'fursa.remote.errors', value: 100 },
      { remote: 'mf-jobs', version: '2.0.0', metric: 'fursa.remote.errors', value: 1 },
    ],
  ]);
});

test('Measurements are sent twenty at a time, each within what the function takes', () => {
  for (let time = 0; time < 21; time += 1) report.measure(jobs, 'browser.web_vital.lcp', 70_000 + time);
  expect(sent).toEqual([Array(20).fill({ ...jobs, metric: 'browser.web_vital.lcp', value: 60_000 })]);
  report.measure(jobs, 'browser.web_vital.cls', 0.123_456);
  report.flush();
  expect(sent[1]).toMatchObject([{ value: 60_000 }, { metric: 'browser.web_vital.cls', value: 0.123 }]);
});

test('What belongs to nobody is left out, and nothing is sent of nothing', () => {
  report.count(undefined, 'fursa.remote.errors');
  report.measure(undefined, 'browser.web_vital.lcp', 1);
  report.flush();
  expect(sent).toEqual([]);
});

test('Offline a report is kept for the next time, once', () => {
  report.count(jobs, 'fursa.remote.mounts');
  isOnline = false;
  report.flush();
  isOnline = true;
  report.flush();
  expect(sent).toEqual([[{ ...jobs, metric: 'fursa.remote.mounts', value: 1 }]]);

  report.count(jobs, 'fursa.remote.retries');
  isOnline = false;
  report.flush();
  report.flush();
  isOnline = true;
  report.flush();
  expect(sent).toHaveLength(1);
});
