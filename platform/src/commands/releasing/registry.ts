import { prune, verifyRelease } from '../../release/index.ts';
import { type CommandCall, type CommandOutcome, exitStatus, UsageError } from '../command.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';

/** `fursa registry verify`: whether everything that is served is there and whole. */
export async function registry({ words: [action], usage, value }: CommandCall): Promise<CommandOutcome> {
  if (action !== 'verify') throw new UsageError(`Unexpected ${action}. Usage: fursa ${usage}`);
  const site = value('site')?.replace(/\/+$/, '');
  if (site !== undefined && !/^https?:\/\/[^/]/.test(site)) {
    throw new UsageError(`--site needs an http or https address. Usage: fursa ${usage}`);
  }
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const verification = await verifyRelease(releaseDir, { site });
  const { revision, faults, files } = verification;
  const good = `Revision ${revision} is whole: ${files} files are there and as they should be`;
  return {
    status: faults.length === 0 ? exitStatus.done : exitStatus.refused,
    lines: faults.length === 0 ? [good] : [...faults, `Revision ${revision} has faults: ${faults.length}`],
    data: { releaseDir, ...verification },
  };
}

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
