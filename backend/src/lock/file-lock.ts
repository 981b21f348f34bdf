import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** Gives a lock back. Calling it again changes nothing. */
export type ReleaseLock = () => void;

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;
const sqliteNotADatabase = 26;

/**
 * Locks a file until the returned function is called or this process ends, however it ends.
 *
 * A file that merely says "in use" survives `kill -9`, and its process id may be somebody else's by then; a lock of the
 * operating system does neither. Node offers one only through SQLite, so an empty SQLite file is what is locked. Never open
 * that file in another way: closing any handle on it gives the lock of the process back
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
 *
 * @returns `undefined` when somebody else, in this process or another, holds it.
 */
export function tryLock(lockFile: string): ReleaseLock | undefined {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    // In memory: nothing is ever written, and so nothing needs room on the disk. `off` is not heeded by Node's SQLite.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === sqliteBusy) return undefined;
    if (code === sqliteNotADatabase) throw new Error(`${lockFile} is no lock file: delete it`, { cause: error });
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/**
 * Waits until nobody else holds the lock file, and holds it from then on. Makes its folder where missing.
 *
 * @returns `undefined` when the others take longer than `timeoutMs`.
 */
export async function waitForLock(lockFile: string, timeoutMs: number): Promise<ReleaseLock | undefined> {
  mkdirSync(dirname(lockFile), { recursive: true });
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const release = tryLock(lockFile);
    if (release !== undefined || performance.now() > deadline) return release;
    // SQLite's own waiting would block this process, and with it the holder's, if that is the same one.
    await delay(10 + Math.random() * 20);
  }
}
