import { rollbackRemote, rollbackShell } from '../release/index.ts';
import { UsageError } from './command-error.ts';
import { parseAppName, parseArguments, takeForceReason } from './parse-arguments.ts';
import { productDefaults } from './start/product-defaults.ts';
import { readEnvironment } from './start/read-environment.ts';

/** `fursa rollback <app> [version]`: serves an older version again, the one before the present one by default. */
export async function rollback(args: readonly string[]): Promise<number> {
  const usage = 'rollback <app> [version] [--force "<reason>"]';
  const { rest, forceReason } = takeForceReason(args, usage);
  const { names } = parseArguments(rest, { usage, names: { least: 1, most: 2 } });
  const name = parseAppName(names[0], usage);
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  if (name === 'shell') {
    const shell = await rollbackShell(releaseDir, { version: names[1], forceReason });
    console.log(`shell is back at ${shell.version}`);
    return 0;
  }
  if (forceReason !== undefined) throw new UsageError(`Only the shell takes --force. Usage: fursa ${usage}`);
  const remote = await rollbackRemote(releaseDir, name, names[1]);
  console.log(`${name} is back at ${remote.version}`);
  return 0;
}
