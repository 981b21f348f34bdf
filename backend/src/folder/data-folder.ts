import { constants, lstatSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, access as requireAccess, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackendStartError } from '../backend-start-error.ts';
import type { ReleaseLock } from '../lock/file-lock.ts';
import { checkDatabaseFiles, checkFreeSpace } from './check-database.ts';
import { claimFolder, FolderInUseError, type FolderPaths, folderPaths, ownEntries } from './claim-folder.ts';
import { type ListedFolder, readContentsList, requireListed, writeContentsList } from './contents-list.ts';
import { describeFileError } from './describe-file-error.ts';
import { syncEntry, syncFolder } from './durable-files.ts';
import { makeSecrets, readOrMakeSecrets, type Secrets } from './secrets.ts';

const folderMode = 0o700;
const fileMode = 0o600;
/** Every right of the group and of everybody else. */
const othersRights = 0o077;

/**
 * Takes the rights of others away from a folder, so that they reach nothing in it, and from the named entries with all they
 * hold, in case the folder is opened again some day. Links are not followed, except by the names given.
 *
 * @returns whether others had rights to the folder, and `open` when its file system knows no rights that could be taken.
 */
async function closeToOthers(folder: string, entries: readonly string[]): Promise<'was closed' | 'closed' | 'open'> {
  // Windows has no such rights; what is in a person's own folders is closed to others there.
  if (process.platform === 'win32' || !(await isOpen(folder))) return 'was closed';
  await chmod(folder, folderMode);
  for (const entry of entries) await closeEntry(join(folder, entry));
  return (await isOpen(folder)) ? 'open' : 'closed';
}

async function isOpen(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & othersRights) !== 0;
}

/** A file, or a folder with everything in it, for its owner only; nothing happens where there is none. */
async function closeEntry(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return;
  await chmod(path, found.isDirectory() ? folderMode : fileMode);
  if (!found.isDirectory()) return;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const inside = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(inside, folderMode);
    else if (entry.isFile()) await chmod(inside, fileMode);
  }
}

/** The place where everything of one installation lives. */
export interface DataFolder {
  /** Where the database is opened; another place after {@link finishFirstStart}. Undefined: in memory, or elsewhere. */
  readonly databaseFolder: string | undefined;
  /** Undefined: in memory. */
  readonly filesFolder: string | undefined;
  readonly secrets: Secrets;
  /** Whether the database is still to be made: schema and seed, then {@link finishFirstStart}, and only then the product. */
  readonly isFirstStart: boolean;
  /** Makes the database that the first start has built the one of the installation. It must be closed. */
  finishFirstStart(): Promise<void>;
  release(): void;
}

export interface DataFolderOptions {
  /** `elsewhere`: in a PostgreSQL of its own; what may be in the folder's `database` is left alone. */
  readonly database: 'inside' | 'elsewhere';
  /** Gets one line for each thing that was put right. */
  readonly warn?: (line: string) => void;
}

/** A data folder that is gone with the process. */
export function memoryFolder(): DataFolder {
  return {
    databaseFolder: undefined,
    filesFolder: undefined,
    secrets: makeSecrets(),
    isFirstStart: false,
    finishFirstStart: async () => undefined,
    release: () => undefined,
  };
}

/**
 * Makes the folder where missing, claims it for this process, closes it to others and looks whether all of it is there.
 *
 * Nothing is ever deleted but `database.unfinished`, which a first start was building when it was cut short: the product had
 * not answered anybody by then. A folder that is not understood stops the start (decision 080).
 *
 * @throws BackendStartError `data-dir-unwritable`, `data-dir-in-use`, `data-dir-damaged`, `database-damaged`, `disk-full`
 */
export async function openDataFolder(folder: string, options: DataFolderOptions): Promise<DataFolder> {
  const root = resolve(folder);
  let release: ReleaseLock = () => undefined;
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await requireAccess(root, constants.R_OK | constants.W_OK | constants.X_OK);
    await checkFreeSpace(root, false);
    release = claimFolder(root);
    return await readDataFolder(root, options, release);
  } catch (cause) {
    release();
    if (!(cause instanceof FolderInUseError)) {
      throw describeFileError(cause, root, `The data folder ${root}`);
    }
    throw new BackendStartError(
      'data-dir-in-use',
      `The data folder ${root} is in use by process ${cause.holder}: stop that one, or name another folder with FURSA_DATA_DIR.`,
      { cause },
    );
  }
}

async function readDataFolder(
  root: string,
  { database, warn = console.warn }: DataFolderOptions,
  release: ReleaseLock,
): Promise<DataFolder> {
  const paths = folderPaths(root);
  const isInside = database === 'inside';
  const hasDatabase = isInside && lstatSync(paths.database, { throwIfNoEntry: false }) !== undefined;
  const access = await closeToOthers(root, ownEntries);
  if (access === 'closed') warn(`Others on this machine had access to ${root}. Only its owner has now.`);
  if (access === 'open') warn(`Others on this machine have access to ${root}, and its disk lets nobody change that.`);
  const list = await readContentsList(paths.contents);
  requireListed(
    root,
    (list ?? []).filter((name) => isInside || name !== 'database'),
  );
  if (hasDatabase) await checkDatabaseFiles(paths.database);
  const secrets = await readOrMakeSecrets(paths.secrets, () => {
    if (hasDatabase) warn(`${paths.secrets} is missing. New secrets are made; everybody has to sign in again.`);
  });
  if (hasDatabase && list === undefined) {
    warn(`${paths.contents} is missing or damaged. It is written again from what is in the folder.`);
  }
  const common = { filesFolder: paths.files, secrets, release };
  if (isInside && !hasDatabase) return await beginFirstStart(paths, common);
  await keepListed(paths, hasDatabase ? ['database', 'files'] : ['files']);
  const databaseFolder = isInside ? paths.database : undefined;
  return { ...common, databaseFolder, isFirstStart: false, finishFirstStart: async () => undefined };
}

async function beginFirstStart(
  paths: FolderPaths,
  common: Pick<DataFolder, 'filesFolder' | 'secrets' | 'release'>,
): Promise<DataFolder> {
  await checkFreeSpace(paths.root, true);
  await rm(paths.unfinishedDatabase, { recursive: true, force: true });
  await mkdir(paths.files, { recursive: true, mode: 0o700 });
  let isFinished = false;
  return {
    ...common,
    get databaseFolder() {
      return isFinished ? paths.database : paths.unfinishedDatabase;
    },
    get isFirstStart() {
      return !isFinished;
    },
    async finishFirstStart() {
      if (isFinished) return;
      // Versions before this one delete a database that lacks this file.
      await writeFile(join(paths.unfinishedDatabase, 'fursa-complete'), '');
      await closeEntry(paths.unfinishedDatabase);
      // Otherwise a power cut could leave the new name and half of the bytes.
      await syncFolder(paths.unfinishedDatabase);
      await rename(paths.unfinishedDatabase, paths.database);
      isFinished = true;
      await syncEntry(paths.root);
      await keepListed(paths, ['database', 'files']);
    },
  };
}

async function keepListed({ files, contents }: FolderPaths, list: readonly ListedFolder[]): Promise<void> {
  await mkdir(files, { recursive: true, mode: 0o700 });
  await writeContentsList(contents, list);
}
