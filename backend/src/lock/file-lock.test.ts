import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('A lock is free when its process was killed, and its file stays behind', async () => {
  const script = `
    const { tryLock } = await import(${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))});
    console.log(tryLock(${JSON.stringify(file)}) === undefined ? 'refused' : 'held');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(holder.stdout, 'data');
  expect(String(said)).toBe('held\n');
  expect(tryLock(file)).toBeUndefined();
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  const release = tryLock(file);
  expect(release).toBeTypeOf('function');
  release?.();
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
