import { prune } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';

/** `fursa prune`: removes versions that nobody can need any more. */
export async function pruneReleases({ value, has, usage }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const isTrial = has('dry-run');
  const { removed, notes } = await prune(releaseDir, { days: readDays(value('days'), usage), isTrial });
  const counted = `${removed.length === 0 ? 'Nothing' : removed.length} ${isTrial ? 'would be' : 'was'} removed`;
  return { lines: [...removed, ...notes, counted], data: { releaseDir, isTrial, removed, notes } };
}

function readDays(text: string | undefined, usage: string): number {
  if (text === undefined) return 30;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new UsageError(`--days needs a whole number of days. Usage: fursa ${usage}`);
}
