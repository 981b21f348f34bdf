import { repositoryFolder } from '../build/app-names.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { parseRemoteName } from './parse-call.ts';
import { announceReady } from './start/announce-ready.ts';
import { readEnvironment } from './start/read-environment.ts';
import { runProduct } from './start/run-product.ts';

/**
 * `fursa isolate <remote> [--fresh]`: one remote alone, in the tester's page. It has a data and a release folder of its own,
 * so that nothing it does reaches the product running beside it.
 */
export async function isolate({ words, usage, has }: CommandCall): Promise<CommandOutcome> {
  const isolatedRemote = parseRemoteName(words[0], usage);
  const environment = readEnvironment(process.env, {
    port: 3100,
    root: repositoryFolder,
    dataDir: '.fursa-isolate',
    releaseDir: '.fursa-isolate-releases',
  });
  const address = await runProduct({
    apps: ['shell', isolatedRemote],
    isolatedRemote,
    environment,
    fresh: has('fresh'),
  });
  announceReady(`${isolatedRemote} alone is ready at ${address}`, environment, address);
  return {};
}
