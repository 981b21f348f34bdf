import { appNames } from '../build/app-names.ts';
import { isFresh } from '../build/freshness.ts';
import { parseAppName, parseArguments } from './parse-arguments.ts';

/** `fursa build [app...] [--force]`: builds what is stale of the named apps, of all by default. */
export async function build(args: readonly string[]): Promise<number> {
  const usage = 'build [app...] [--force]';
  const { flags, names } = parseArguments(args, {
    usage,
    flags: ['force'],
    names: { least: 0, most: appNames.length },
  });
  const apps = names.length === 0 ? appNames : names.map((name) => parseAppName(name, usage));
  const stale = apps.filter((name) => flags.has('force') || !isFresh(name));
  for (const name of apps) if (!stale.includes(name)) console.log(`${name} is fresh`);
  if (stale.length === 0) return 0;
  const { buildApps } = await import('../build/build-apps.ts');
  for (const { name, milliseconds } of await buildApps(stale, { force: flags.has('force') })) {
    console.log(`${name} built in ${milliseconds} ms`);
  }
  return 0;
}
