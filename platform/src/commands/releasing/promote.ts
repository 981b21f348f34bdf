import { promoteCanary } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { parseReleasedRemote } from './released-name.ts';

/** `fursa promote <remote>`: serves to everybody what a share of the visitors has. */
export async function promote({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const { version } = await promoteCanary(releaseDir, name, { why: value('why') });
  return { lines: [`Everybody gets ${name} ${version}`], data: { app: name, version } };
}
