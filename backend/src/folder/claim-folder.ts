import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseLock, tryLock } from '../lock/file-lock.ts';

/** Another process holds the folder. */
export class FolderInUseError extends Error {
  /** Its process id, or `unknown`. */
  readonly holder: string;

  constructor(holder: string) {
    super(`in use by process ${holder}`);
    this.name = 'FolderInUseError';
    this.holder = holder;
  }
}

/**
 * Claims a folder for this process until the returned function is called or the process ends: PGlite lets two processes open
 * one folder, and they ruin it.
 *
 * @throws FolderInUseError
 */
export function claimFolder(folder: string): ReleaseLock {
  const lockFile = join(folder, 'lock');
  const holderFile = join(folder, 'lock.pid');
  const release = tryLock(lockFile);
  if (release === undefined) throw new FolderInUseError(readHolder(holderFile));
  try {
    chmodSync(lockFile, 0o600);
    writeFileSync(holderFile, String(process.pid), { mode: 0o600 });
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    // The holder has locked the folder and not yet written who it is.
    return 'unknown';
  }
}
