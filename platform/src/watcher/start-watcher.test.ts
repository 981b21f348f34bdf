import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareReleaseFolder } from '../release/testing/release-folder.ts';
import { startWatcher } from './watch-releases.ts';

const { release, publish } = prepareReleaseFolder();
beforeEach(async () => {
  await publish('1.0.0');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('It looks once a minute until it is stopped, and reports a lasting failure once', async () => {
  let looks = 0;
  const told: string[] = [];
  const stop = startWatcher({
    releaseDir: release,
    power: 'rollback',
    readSummary: async () => {
      looks += 1;
      throw new Error('The summary of measurements was refused: 503');
    },
    now: Date.now,
    tell: (line) => told.push(line),
  });
  expect(looks).toBe(0);
  for (const minute of [1, 2, 3]) {
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => looks).toBe(minute);
    // The look has ended when its failure is known.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(told).toEqual(['The watcher of releases could not look: The summary of measurements was refused: 503']);
  stop();
  vi.advanceTimersByTime(300_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(looks).toBe(3);
});
