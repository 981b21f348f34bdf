import { appNames } from '../build/app-names.ts';
import { isFresh } from '../build/freshness.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { parseAppName } from './parse-call.ts';

/** `fursa build [app...] [--force]`: builds what is stale of the named apps, of all by default. */
export async function build({ words, usage, has, say }: CommandCall): Promise<CommandOutcome> {
  const apps = words.length === 0 ? appNames : words.map((name) => parseAppName(name, usage));
  const stale = apps.filter((name) => has('force') || !isFresh(name));
  for (const name of apps) if (!stale.includes(name)) say(`${name} is fresh`);
  if (stale.length === 0) return {};
  const { buildApps } = await import('../build/build-app.ts');
  for (const { name, milliseconds } of await buildApps(stale, { force: has('force') })) {
    say(`${name} built in ${milliseconds} ms`);
  }
  return {};
}
