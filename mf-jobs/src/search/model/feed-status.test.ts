// @vitest-environment node
import { expect, test } from 'vitest';
import { type FeedStatus, failedFeeds, newestLoad } from './feed-status.ts';

const working: FeedStatus = { source: 'adzuna', isWorking: true, lastWorkedAt: new Date(2000) };
const stopped: FeedStatus = { source: 'jobicy', isWorking: false, lastWorkedAt: new Date(1000) };
const never: FeedStatus = { source: 'lever', isWorking: false, lastWorkedAt: null };

test('Failed feeds are distinguished from working ones', () => {
  expect(failedFeeds([working, stopped, never])).toEqual([stopped, never]);
});

test('The newest load is that of the last feed that brought something', () => {
  expect(newestLoad([stopped, working, never])).toBe(2000);
  expect(newestLoad([never])).toBe(0);
  expect(newestLoad([])).toBe(0);
});
