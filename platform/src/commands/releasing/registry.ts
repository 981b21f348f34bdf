import { verifyRelease } from '../../release/index.ts';
import { type CommandCall, type CommandOutcome, exitStatus } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';

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
