import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import type { Environment } from './read-environment.ts';

/** Everything the embedded backend puts into its data folder. */
const ownEntries = ['keys.json', 'lock', 'database', 'storage'];

/**
 * Deletes what the embedded backend keeps in its data folder.
 *
 * @throws CommandError when the folder holds anything else, is in use, or is not where the data is; nothing is deleted then.
 */
export async function emptyDataFolder({ dataDir, supabase, databaseUrl }: Environment): Promise<void> {
  if (supabase !== undefined || databaseUrl !== undefined) {
    throw new CommandError(
      '--fresh empties the data folder, but the data is in the database that SUPABASE_URL or FURSA_DATABASE_URL names.',
    );
  }
  if (!existsSync(dataDir)) return;
  const entries = readdirSync(dataDir);
  const foreign = entries.find((entry) => !ownEntries.includes(entry));
  if (foreign !== undefined) {
    throw new CommandError(
      `--fresh does not empty ${dataDir}: ${foreign} in it is not Fursa's. Choose another folder with FURSA_DATA_DIR.`,
    );
  }
  for (const entry of entries) await rm(path.join(dataDir, entry), { recursive: true });
}
