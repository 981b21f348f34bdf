import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How many files are open at once while a folder is synced. */
const openFiles = 16;

/** Replaces a file in one step: after a power cut it holds the old text or the new one. Nobody else may read it. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncEntry(dirname(file));
}

/** Waits until the disk has everything that is in a folder. PGlite writes without waiting for it. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const rest = [...paths, folder].values();
  const syncRest = async () => {
    for (const path of rest) await syncEntry(path);
  };
  await Promise.all(Array.from({ length: openFiles }, syncRest));
}

/** Waits until the disk has a file, or the names in a folder. Windows opens no folders and needs no such call. */
export async function syncEntry(path: string): Promise<void> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  if (handle === undefined) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
