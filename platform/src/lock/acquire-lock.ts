import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** SQLite's code for a lock that somebody else holds. */
const sqliteBusy = 5;

/** Gives a lock back. Calling it again changes nothing. */
export type ReleaseLock = () => void;

/**
 * Waits until nobody else, in this process or another, holds the lock file, and holds it from then on.
 *
 * A lock of the operating system ends with its process, however that ends; a file that merely says "in use" does not. Node
 * offers one only through SQLite, so an empty SQLite file is what is locked.
 *
 * @returns `undefined` when the others take longer than the patience.
 */
export async function acquireLock(lockFile: string, patienceMs: number): Promise<ReleaseLock | undefined> {
  await mkdir(path.dirname(lockFile), { recursive: true });
  // SQLite's own waiting would block this process, and with it the holder's, if that is the same one.
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  const release = () => {
    if (lock.isOpen) lock.close();
  };
  try {
    const deadline = Date.now() + patienceMs;
    while (!tryLock(lock)) {
      if (Date.now() > deadline) {
        release();
        return undefined;
      }
      await delay(10 + Math.random() * 20);
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false;
    throw error;
  }
}
