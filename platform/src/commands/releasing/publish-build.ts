import path from 'node:path';
import { checkRemote, configureStaticSite, publishRemote, readRegistry } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { refuseFaults } from './refuse-faults.ts';

/**
 * `fursa publish-build <folder>`: what `publish` does for a remote of this repository, for a build that was made elsewhere. Its
 * sources are not there to be looked at: its files are.
 */
export async function publishBuild({ words: [folder = ''], has, value, say }: CommandCall): Promise<CommandOutcome> {
  const distDir = path.resolve(folder);
  const forceReason = value('force');
  const { releaseDir, supabase, ...site } = readEnvironment(process.env, productDefaults);
  await readRegistry(releaseDir);
  if (forceReason === undefined) await checkBuild(distDir, releaseDir, say);
  const order = { why: value('why') ?? forceReason, repair: has('repair') };
  const { remote, outcome } = await publishRemote(distDir, releaseDir, order);
  if (supabase !== undefined) await configureStaticSite(releaseDir, { ...site, ...supabase });
  const { name, version } = remote;
  const line = outcome === 'unchanged' ? `${name} ${version} is served already` : `Published ${name} ${version}`;
  return { lines: [line], data: { published: [{ app: name, version, outcome }] } };
}

/** @throws CommandError when a check finds something; nothing is released then. */
async function checkBuild(distDir: string, releaseDir: string, say: CommandCall['say']): Promise<void> {
  const { remote, results } = await checkRemote(distDir, releaseDir);
  if (remote === undefined) throw new CommandError(results.flatMap(({ faults }) => faults).join('\n'));
  await refuseFaults(remote.name, { releaseDir, distDir, say });
}
