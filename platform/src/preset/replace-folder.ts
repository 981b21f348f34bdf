import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Puts a folder in another one's place. A reader finds either of them whole, or none for the moment in between. */
export async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const replaced = `${replacement}-replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  await rename(replacement, folder);
  await rm(replaced, { recursive: true, force: true });
}
