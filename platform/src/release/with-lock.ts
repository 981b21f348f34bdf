import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { ReleaseError } from './release-error.ts';

/** SQLite's code for a lock that somebody else holds. */
const sqliteBusy = 5;
const patienceMs = 15_000;

/**
 * Runs `action` while nobody else, in this process or another, runs one under the same lock file.
 *
 * A lock of the operating system ends with its process, however that ends; a file that merely says "in use" does not. Node
 * offers one only through SQLite, so an empty SQLite file is what is locked.
 *
 * @throws ReleaseError when the others take longer than anybody should.
 */
export async function withLock<Result>(lockFile: string, action: () => Promise<Result>): Promise<Result> {
  // SQLite's own waiting would block this process, and with it the holder's, if that is the same one.
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    const deadline = Date.now() + patienceMs;
    while (!tryLock(lock)) {
      if (Date.now() > deadline)
        throw new ReleaseError(`Another release step holds ${lockFile}. Try again when it has ended.`);
      await delay(10 + Math.random() * 20);
    }
    return await action();
  } finally {
    lock.close();
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
