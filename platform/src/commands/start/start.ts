import { appNames } from '../../build/app-names.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { announceReady } from './announce-ready.ts';
import { productDefaults } from './product-defaults.ts';
import { readEnvironment } from './read-environment.ts';
import { runProduct } from './run-product.ts';

/** `fursa start [--fresh]`: the whole product at one address. */
export async function start({ has }: CommandCall): Promise<CommandOutcome> {
  const environment = readEnvironment(process.env, productDefaults);
  const address = await runProduct({ apps: appNames, environment, fresh: has('fresh') });
  announceReady(`Fursa is ready at ${address}`, environment, address);
  return {};
}
