import { type CommandCall, CommandError, type CommandOutcome } from './command.ts';
import { productDefaults, readEnvironment } from './start/read-environment.ts';

/** `fursa load-data [--demo]`: what a start loads into its own database, into that of a Supabase project. */
export async function loadData({ has }: CommandCall): Promise<CommandOutcome> {
  const { databaseUrl } = readEnvironment(process.env, productDefaults);
  if (databaseUrl === undefined) {
    throw new CommandError('Set FURSA_DATABASE_URL to the connection string of the project (dashboard, Connect).');
  }
  const { BackendStartError } = await import('@fursa/backend');
  const { loadHostedData } = await import('@fursa/backend/load-data');
  try {
    const loaded = await loadHostedData(databaseUrl, has('demo'));
    return { lines: loaded.length === 0 ? ['Everything was there.'] : loaded.map((part) => `Loaded ${part}`) };
  } catch (error) {
    if (error instanceof BackendStartError) throw new CommandError(error.message);
    throw error;
  }
}
