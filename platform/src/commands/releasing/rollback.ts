import { rollbackRemote, rollbackShell } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { parseReleasedApp } from './released-name.ts';

/** `fursa rollback <app> [version]`: serves an older version again, the one before the present one by default. */
export async function rollback({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const [, version] = words;
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedApp(words[0], { releaseDir, usage });
  const forceReason = value('force');
  const why = value('why') ?? forceReason;
  if (name !== 'shell' && forceReason !== undefined) {
    throw new UsageError(`Only the shell takes --force. Usage: fursa ${usage}`);
  }
  const served =
    name === 'shell'
      ? await rollbackShell(releaseDir, { version, forceReason, why })
      : await rollbackRemote(releaseDir, name, version, { why });
  return { lines: [`${name} is back at ${served.version}`], data: { app: name, version: served.version } };
}
