import { rollbackRemote } from '../release/index.ts';
import { parseArguments, parseRemoteName } from './parse-arguments.ts';
import { productDefaults } from './product-defaults.ts';
import { readEnvironment } from './read-environment.ts';

/** `fursa rollback <remote> [version]`: serves an older version again, the one before the present one by default. */
export async function rollback(args: readonly string[]): Promise<number> {
  const usage = 'rollback <remote> [version]';
  const { names } = parseArguments(args, { usage, names: { least: 1, most: 2 } });
  const name = parseRemoteName(names[0], usage);
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const remote = await rollbackRemote(releaseDir, name, names[1]);
  console.log(`${name} is back at ${remote.version}`);
  return 0;
}
