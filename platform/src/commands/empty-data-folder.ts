import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from './command-error.ts';
import type { Environment } from './read-environment.ts';

/** Everything the embedded backend puts into its data folder; it holds `lock` while it runs, and never removes it. */
const lockEntries = ['lock', 'lock-journal', 'lock.pid'];
const dataEntries = ['database', 'database-complete', 'files', 'secrets.json', 'secrets.json.new'];

/**
 * Deletes what the embedded backend keeps in its data folder.
 *
 * @throws CommandError when the folder is not one of the backend's, is in use, or is not where the data is; nothing is
 * deleted then.
 */
export async function emptyDataFolder({ dataDir, supabase, databaseUrl }: Environment): Promise<void> {
  if (supabase !== undefined || databaseUrl !== undefined) {
    const variable = supabase === undefined ? 'FURSA_DATABASE_URL' : 'SUPABASE_URL';
    throw new CommandError(
      `--fresh empties the data folder only, and the data is where ${variable} says: empty it there.`,
    );
  }
  if (!existsSync(dataDir)) return;
  const entries = listEntries(dataDir);
  if (entries.length === 0) return;
  const foreign = entries.find((entry) => ![...lockEntries, ...dataEntries].includes(entry));
  if (foreign !== undefined || !entries.includes('lock')) {
    const reason = foreign === undefined ? 'it is no data folder of Fursa' : `${foreign} in it is not Fursa's`;
    throw new CommandError(`--fresh leaves ${dataDir} alone: ${reason}. Name another folder with FURSA_DATA_DIR.`);
  }
  const lock = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
    for (const entry of dataEntries) await rm(path.join(dataDir, entry), { recursive: true, force: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `--fresh cannot empty ${dataDir} (${reason}). Stop the Fursa that uses it, or make it writable.`,
    );
  } finally {
    lock.close();
  }
}

function listEntries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`--fresh cannot read ${folder} (${reason}). Name another folder with FURSA_DATA_DIR.`);
  }
}
