import { constants } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendStartError } from '../backend-start-error.ts';
import { describeFileError, describeFullDisk } from './describe-file-error.ts';

/** The major version of PostgreSQL that PGlite is made of; the format of the files changes with it. */
const postgresVersion = '17';

/** Without these PostgreSQL does not start: https://www.postgresql.org/docs/17/storage-file-layout.html */
const requiredFiles = [
  // Fixed by PostgreSQL: PG_CONTROL_FILE_SIZE
  { name: 'global/pg_control', bytes: 8192 },
  { name: 'global/pg_filenode.map', bytes: 1 },
  { name: 'base/1/pg_filenode.map', bytes: 1 },
  { name: 'base/5/pg_filenode.map', bytes: 1 },
];
const filledFolders = ['global', 'base/5', 'pg_wal', 'pg_xact', 'pg_multixact/offsets', 'pg_multixact/members'];

const mebibyte = 1024 * 1024;
/** A first start writes about 45 MiB; twice that leaves room for the write-ahead log. */
const firstStartBytes = 96 * mebibyte;
/** Two segments of the write-ahead log: PostgreSQL stops at once when it cannot make the next one. */
const laterStartBytes = 32 * mebibyte;

/**
 * Looks at the files of a database before PGlite opens it, which changes them and tells little about what it finds wrong.
 *
 * @throws BackendStartError `database-damaged`, `data-dir-unwritable`
 */
export async function checkDatabaseFiles(database: string): Promise<void> {
  const version = await readVersion(database);
  if (version !== postgresVersion) {
    throw damaged(database, `it is of PostgreSQL ${version}, and only ${postgresVersion} can open it`);
  }
  for (const { name, bytes } of requiredFiles) {
    const file = join(database, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found === undefined) throw damaged(database, `${name} is missing in it`);
    if (found.size < bytes) throw damaged(database, `${name} in it is cut short`);
    await access(file, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      throw describeFileError(error, file);
    });
  }
  for (const name of filledFolders) {
    const entries = (await readdir(join(database, name)).catch(ignoreMissing)) ?? [];
    if (!entries.some((entry) => /^[\dA-F]+$/.test(entry))) throw damaged(database, `${name} in it is empty`);
  }
}

/** @throws BackendStartError `disk-full` when there is less room than a start needs */
export async function checkFreeSpace(folder: string, isFirstStart: boolean): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = isFirstStart ? firstStartBytes : laterStartBytes;
  const free = bavail * bsize;
  if (free < needed) throw describeFullDisk(folder, free, needed);
}

/** The start ends with it: nothing is deleted, and nothing is tried that would change what may still be saved. */
export function damaged(database: string, reason: string, cause?: unknown): BackendStartError {
  return new BackendStartError(
    'database-damaged',
    `The database ${database} cannot be opened: ${reason}. Nothing was deleted. Put back a copy of the whole folder, or begin anew with --fresh, which deletes the data.`,
    { cause },
  );
}

async function readVersion(database: string): Promise<string> {
  const text = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(ignoreMissing);
  if (text === undefined) throw damaged(database, 'PG_VERSION is missing in it');
  if (!/^\d+(\.\d+)?\n?$/.test(text)) throw damaged(database, 'PG_VERSION in it holds no version');
  return text.trim();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
