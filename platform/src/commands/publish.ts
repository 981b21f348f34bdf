import { type AppName, appNames } from '../build/app-names.ts';
import { configureStaticSite, publishRemote, publishShell, readRegistry } from '../release/index.ts';
import { buildStale } from './build-stale.ts';
import { UsageError } from './command-error.ts';
import { parseAppName, parseArguments } from './parse-arguments.ts';
import { productDefaults } from './product-defaults.ts';
import { distFolder, readShellVersion } from './publish-built.ts';
import { readEnvironment } from './read-environment.ts';

/**
 * `fursa publish <app>...`: builds each app if it is stale and makes it the served version. With `SUPABASE_URL` and
 * `SUPABASE_PUBLISHABLE_KEY` set the release folder becomes a site for static hosts.
 */
export async function publish(args: readonly string[]): Promise<number> {
  const usage = 'publish <app>... [--force "<reason>"]';
  const { names, forceReason } = readArguments(args, usage);
  const apps = names.map((name) => parseAppName(name, usage));
  const { releaseDir, supabase, siteUrl, contact } = readEnvironment(process.env, productDefaults);
  await readRegistry(releaseDir);
  await buildStale(apps);
  for (const name of apps) console.log(await publishApp(name, releaseDir, forceReason));
  if (supabase !== undefined) await configureStaticSite(releaseDir, { ...supabase, siteUrl, contact });
  return 0;
}

/** `--force` has a reason behind it, which is recorded with the shell. */
function readArguments(args: readonly string[], usage: string) {
  const place = args.indexOf('--force');
  const forceReason = place === -1 ? undefined : args[place + 1]?.trim();
  if (place !== -1 && (forceReason === undefined || forceReason === '' || forceReason.startsWith('--'))) {
    throw new UsageError(`--force needs a reason. Usage: fursa ${usage}`);
  }
  const rest = place === -1 ? args : args.toSpliced(place, 2);
  const { names } = parseArguments(rest, { usage, names: { least: 1, most: appNames.length } });
  return { names, forceReason };
}

async function publishApp(name: AppName, releaseDir: string, forceReason: string | undefined): Promise<string> {
  if (name === 'shell') {
    const { version } = await publishShell(distFolder(name), releaseDir, await readShellVersion(), {
      ...(forceReason === undefined ? {} : { forceReason }),
    });
    return `Published shell ${version}`;
  }
  const { remote, outcome } = await publishRemote(distFolder(name), releaseDir);
  return outcome === 'unchanged'
    ? `${name} ${remote.version} is served already`
    : `Published ${name} ${remote.version}`;
}
