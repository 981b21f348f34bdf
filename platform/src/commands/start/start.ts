import { appNames, repositoryFolder } from '../../build/app-names.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { parseRemoteName } from '../parse-call.ts';
import { announceReady } from './announce-ready.ts';
import { productDefaults, readEnvironment } from './read-environment.ts';
import { runProduct } from './run-product.ts';

/** `fursa start [--fresh]`: the whole product at one address. */
export async function start({ has }: CommandCall): Promise<CommandOutcome> {
  const environment = readEnvironment(process.env, productDefaults);
  const address = await runProduct({ apps: appNames, environment, fresh: has('fresh') });
  announceReady(`Fursa is ready at ${address}`, environment, address);
  return {};
}

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
