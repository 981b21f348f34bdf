import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishRemote } from '../release/index.ts';
import { writeFixtureRemote } from '../release/testing/write-fixture-build.ts';
import { startWatcher } from './start-watcher.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-watcher-'));
  await writeFixtureRemote(path.join(folder, 'dist'));
  await publishRemote(path.join(folder, 'dist'), path.join(folder, 'release'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

it('It looks once a minute until it is stopped, and tells of a failure that stays once', async () => {
  let looks = 0;
  const told: string[] = [];
  const stop = startWatcher({
    releaseDir: path.join(folder, 'release'),
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
