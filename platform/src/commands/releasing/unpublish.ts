import { unpublishRemote } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { parseReleasedRemote } from './released-name.ts';

/** `fursa unpublish <remote>`: nobody gets it any more. */
export async function unpublish({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const version = await unpublishRemote(releaseDir, name, { why: value('why') });
  return { lines: [`${name} ${version} is out of the registry`], data: { app: name, version: null, from: version } };
}
