import { statfsSync } from 'node:fs';
import { BackendStartError } from '../backend-start-error.ts';
import { damaged } from './check-database.ts';
import type { DataFolder } from './data-folder.ts';
import { describeFullDisk } from './describe-file-error.ts';

/** Five letters and digits; the codes of the operating system begin with an E, and no SQLSTATE does. */
const sqlState = /^(?!E)[0-9A-Z]{5}$/;
/** Classes of SQLSTATE: internal errors, a damaged index or page among them, and errors of the system below. */
const damageStates = /^(XX|58)/;
/** PostgreSQL's `disk_full`, and the number that WebAssembly has for `ENOSPC`. */
const diskFullState = '53100';
const wasmNoSpace = 51;

/** How PGlite fails over files that PostgreSQL cannot read; none of it says what it did not like. */
const programFailures =
  /^Aborted\(|PGlite failed to initialize|^unreachable$|memory access out of bounds|null function|function signature mismatch|call stack size|^Program terminated|did not answer/i;

/**
 * Says in one line what is wrong with a database that does not open, or that fails while it is brought up to date.
 *
 * @param error what was thrown. One that crossed a thread, and kept nothing but its name, message and `code`, is
 *   understood too. A database that does not answer in time is an `Error` whose message says `did not answer`.
 * @param folder where it was thrown
 * @returns `undefined` when the error speaks of something else, a fault of ours for example
 */
export function describeDatabaseDamage(
  error: unknown,
  { databaseFolder: database, isFirstStart }: Pick<DataFolder, 'databaseFolder' | 'isFirstStart'>,
): BackendStartError | undefined {
  if (database === undefined) return undefined;
  const { name, message, code } = readError(error);
  if (isDiskFull(error) || isFull(database)) return describeFullDisk(database, freeBytes(database) ?? 0, neededBytes);
  // What the first start builds is new, so that nothing in it can be damaged: whatever goes wrong is a fault of ours.
  if (isFirstStart) return undefined;
  if (error instanceof BackendStartError && !damageStates.test(code)) return undefined;
  if (sqlState.test(code)) return damaged(database, `PostgreSQL says "${oneLine(message)}" (${code})`, error);
  if (name === 'ErrnoError') return damaged(database, 'a file in it is missing or cannot be read', error);
  if (name === 'RuntimeError' || programFailures.test(message)) {
    return damaged(database, `PostgreSQL does not start over it (${oneLine(message)})`, error);
  }
  return undefined;
}

/** Whether an error, of PostgreSQL or of the file system, says that the disk has no room. */
export function isDiskFull(error: unknown): boolean {
  const { message, code, errno } = readError(error);
  return (
    code === diskFullState || errno === wasmNoSpace || code === 'EDQUOT' || /no space left on device/i.test(message)
  );
}

/** Whether an error of PostgreSQL says that its files are damaged. */
export function isDamage(error: unknown): boolean {
  return damageStates.test(readError(error).code);
}

/** Less than one segment of the write-ahead log. */
const neededBytes = 16 * 1024 * 1024;

function isFull(database: string): boolean {
  const free = freeBytes(database);
  return free !== undefined && free < neededBytes;
}

function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // The folder is gone, which is not what this asks about.
    return undefined;
  }
}

/** The fields of an error that PGlite, the driver and the file system of WebAssembly set; a cause counts as well. */
function readError(error: unknown): { name: string; message: string; code: string; errno: number | undefined } {
  if (typeof error !== 'object' || error === null) {
    return { name: '', message: String(error), code: '', errno: undefined };
  }
  const text = (key: string) => (key in error ? String(Reflect.get(error, key)) : '');
  const errno: unknown = Reflect.get(error, 'errno');
  const cause = error instanceof BackendStartError ? readError(error.cause) : undefined;
  return {
    name: text('name'),
    message: cause === undefined ? text('message') : cause.message,
    code: cause === undefined ? text('code') : cause.code,
    errno: cause?.errno ?? (typeof errno === 'number' ? errno : undefined),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
