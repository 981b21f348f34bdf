import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseLock, tryLock } from '../lock/file-lock.ts';

/** Everything that holds data in a data folder; the running process holds `lock`, which is never removed. */
export const dataEntries = ['contents.json', 'database', 'database.unfinished', 'files', 'secrets.json'] as const;
export const lockEntries = ['lock', 'lock-journal', 'lock.pid'] as const;
export const ownEntries = [...dataEntries, ...lockEntries];

/** Where everything is inside a data folder. */
export function folderPaths(root: string) {
  return {
    root,
    database: join(root, 'database'),
    /** What the first start builds. It becomes `database` when it is whole, and nobody has written to it before that. */
    unfinishedDatabase: join(root, 'database.unfinished'),
    files: join(root, 'files'),
    secrets: join(root, 'secrets.json'),
    contents: join(root, 'contents.json'),
  };
}

export type FolderPaths = ReturnType<typeof folderPaths>;

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
