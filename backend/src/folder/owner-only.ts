import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
export async function closeToOthers(
  folder: string,
  entries: readonly string[],
): Promise<'was closed' | 'closed' | 'open'> {
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
export async function closeEntry(path: string): Promise<void> {
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
