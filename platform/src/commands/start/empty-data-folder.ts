import { emptyDataFolder as emptyFolder, ForeignFolderError } from '@fursa/backend/data-folder';
import { messageOf } from '../../release/release-error.ts';
import { CommandError } from '../command-error.ts';
import type { Environment } from './read-environment.ts';

/**
 * `--fresh`: deletes what the embedded backend keeps in its data folder.
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
  try {
    await emptyFolder(dataDir);
  } catch (error) {
    const reason = messageOf(error);
    if (error instanceof ForeignFolderError) {
      throw new CommandError(`--fresh leaves ${dataDir} alone: ${reason}. Name another folder with FURSA_DATA_DIR.`);
    }
    throw new CommandError(
      `--fresh cannot empty ${dataDir} (${reason}). Stop the Fursa that uses it, or make it writable.`,
    );
  }
}
