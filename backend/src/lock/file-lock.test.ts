import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock, waitForLock } from './file-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('A lock is held by one at a time, in this process too', () => {
  const release = tryLock(file);
  expect(release).toBeTypeOf('function');
  expect(tryLock(file)).toBeUndefined();
  release?.();
  release?.();
  const next = tryLock(file);
  expect(next).toBeTypeOf('function');
  next?.();
});

test('Whoever waits gets the lock when it is given back, and nothing when that takes too long', async () => {
  const release = await waitForLock(join(folder, 'made/for/it/lock'), 0);
  expect(await waitForLock(join(folder, 'made/for/it/lock'), 0)).toBeUndefined();
  const waiting = waitForLock(join(folder, 'made/for/it/lock'), 60_000);
  release?.();
  const next = await waiting;
  expect(next).toBeTypeOf('function');
  next?.();
});

test('A file that is something else is not locked and left as it is', async () => {
  await writeFile(file, 'years of work, and not a database of SQLite'.repeat(10));
  expect(() => tryLock(file)).toThrow(`${file} is no lock file: delete it`);
});
