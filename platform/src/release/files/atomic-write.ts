import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, isMissing } from './read-json-file.ts';

/** A name in `folder` for what is not complete. It starts with a dot: no build has such a file, and none is served. */
export function temporaryName(folder: string): string {
  return join(folder, `.${randomUUID()}.tmp`);
}

/** Whether a file or folder is what a killed process left incomplete, or one is at work on. */
export function isTemporary(name: string): boolean {
  return /^\.[0-9a-f-]{36}\.tmp$/.test(name);
}

/** Replaces a file in one step: whoever reads it sees the old content or the new one, also after a power cut. */
export async function atomicWrite(path: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  const temporary = temporaryName(dirname(path));
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
}

/** The same; a file that has this content already is left alone. */
export async function atomicWriteChanged(path: string, content: string | Uint8Array): Promise<void> {
  try {
    if ((await readFile(path)).equals(Buffer.from(content))) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await atomicWrite(path, content);
}

/** Removes what killed processes left incomplete in a folder. Call it while nobody writes there. */
export async function removeTemporaries(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw error;
  });
  for (const name of names) {
    if (isTemporary(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes the names in a folder last. A file that was synced can still be gone after a power cut, or have its old name, as long
 * as its folder was not: https://man7.org/linux/man-pages/man2/fsync.2.html
 */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder; NTFS writes its names to a journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder, and those above it, to last. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const highest = dirname(resolve(first));
  let parent = resolve(folder);
  do {
    parent = dirname(parent);
    await syncFolder(parent);
  } while (parent.length > highest.length);
}
