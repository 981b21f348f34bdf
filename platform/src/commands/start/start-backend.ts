import type { EmbeddedBackend } from '@fursa/backend';
import { emptyDataFolder as emptyFolder, ForeignFolderError } from '@fursa/backend/data-folder';
import { messageOf } from '../../release/release-error.ts';
import { CommandError } from '../command.ts';
import type { Environment } from './read-environment.ts';

/**
 * Starts the embedded backend and says what takes long, unless the environment names a Supabase project: then there is none to start.
 *
 * In production neither the demo accounts, whose password everybody knows, nor the mail pages exist.
 */
export async function startBackend(environment: Environment, siteUrl: string): Promise<EmbeddedBackend | undefined> {
  const { supabase, dataDir, databaseUrl, databaseTimeout, emailConfirmation, isProduction } = environment;
  if (supabase !== undefined) return undefined;
  console.log(databaseUrl === undefined ? `Starting the database in ${dataDir} ...` : 'Connecting to the database ...');
  const { BackendStartError, startEmbeddedBackend } = await import('@fursa/backend');
  try {
    const backend = await startEmbeddedBackend({
      dataDir,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(databaseTimeout === undefined ? {} : { callTimeout: databaseTimeout }),
      siteUrl,
      emailConfirmation,
      seed: !isProduction,
      mailPages: !isProduction,
      keepFeedsFresh: true,
      keepMatchesRead: true,
      say: console.log,
    });
    console.log('The database answers');
    return backend;
  } catch (error) {
    if (error instanceof BackendStartError) throw new CommandError(error.message);
    throw error;
  }
}

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
