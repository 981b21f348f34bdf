import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

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
