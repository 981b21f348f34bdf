import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, dataEntries, lockEntries } from './claim-folder.ts';

/** What versions before this one left in a data folder, and what a write that was cut short leaves. */
const earlierEntries = ['database-complete', 'secrets.json.new'];
const unfinishedWrite = /^(contents|secrets)\.json\.[\da-f-]{36}\.new$/;

/** The folder is not one of the backend's: `message` says why, after the folder's name. Nothing was deleted. */
export class ForeignFolderError extends Error {
  override readonly name = 'ForeignFolderError';
}

/**
 * Deletes everything the embedded backend keeps in its data folder, and nothing else.
 *
 * @throws ForeignFolderError
 * @throws FolderInUseError
 */
export async function emptyDataFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder);
  if (entries.length === 0) return;
  const foreign = entries.find((entry) => !isOwn(entry));
  if (foreign !== undefined) throw new ForeignFolderError(`${foreign} in it is not Fursa's`);
  if (!entries.includes('lock')) throw new ForeignFolderError('it is no data folder of Fursa');
  const release = claimFolder(folder);
  try {
    for (const entry of entries.filter(isData).sort()) await rm(join(folder, entry), { recursive: true, force: true });
  } finally {
    release();
  }
}

function isOwn(entry: string): boolean {
  return isData(entry) || lockEntries.some((own) => own === entry);
}

function isData(entry: string): boolean {
  return dataEntries.some((own) => own === entry) || earlierEntries.includes(entry) || unfinishedWrite.test(entry);
}
