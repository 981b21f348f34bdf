import type { EmbeddedBackend } from '@fursa/backend';
import { CommandError } from '../command-error.ts';
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
