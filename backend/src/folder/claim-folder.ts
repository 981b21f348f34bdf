import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

/** SQLite's code for a lock that somebody else holds. */
const sqliteBusy = 5;

/**
 * Claims a folder for this process until the returned function is called or the process ends, however it ends.
 *
 * PGlite lets two processes open one folder, and they ruin it. A file that says "in use" survives `kill -9`, and its
 * process id may be somebody else's by then; a lock of the operating system does neither. Node offers one only through
 * SQLite, so an empty SQLite file is what is locked.
 *
 * @throws FolderInUseError
 */
export function claimFolder(folder: string): () => void {
  const holderFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUseError(readHolder(holderFile));
    throw error;
  }
  writeFileSync(holderFile, String(process.pid));
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim() || 'unknown';
  } catch {
    // The holder has locked the folder and not yet written who it is.
    return 'unknown';
  }
}
