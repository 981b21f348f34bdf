import { type AppName, appNames } from '../build/app-names.ts';
import { configureStaticSite, publishRemote, publishShell, readRegistry } from '../release/index.ts';
import { parseAppName, parseArguments, takeForceReason } from './parse-arguments.ts';
import { distFolder, readShellVersion } from './publish-built.ts';
import { buildStale } from './start/build-stale.ts';
import { productDefaults } from './start/product-defaults.ts';
import { readEnvironment } from './start/read-environment.ts';

/**
 * `fursa publish <app>...`: builds each app if it is stale and makes it the served version. With `SUPABASE_URL` and
 * `SUPABASE_PUBLISHABLE_KEY` set the release folder becomes a site for static hosts.
 */
export async function publish(args: readonly string[]): Promise<number> {
  const usage = 'publish <app>... [--force "<reason>"]';
  const { rest, forceReason } = takeForceReason(args, usage);
  const { names } = parseArguments(rest, { usage, names: { least: 1, most: appNames.length } });
  const apps = names.map((name) => parseAppName(name, usage));
  const { releaseDir, supabase, siteUrl, contact, aiProvider } = readEnvironment(process.env, productDefaults);
  await readRegistry(releaseDir);
  await buildStale(apps);
  for (const name of apps) console.log(await publishApp(name, releaseDir, forceReason));
  if (supabase !== undefined) await configureStaticSite(releaseDir, { ...supabase, siteUrl, contact, aiProvider });
  return 0;
}

async function publishApp(name: AppName, releaseDir: string, forceReason: string | undefined): Promise<string> {
  if (name === 'shell') {
    const { version, outcome } = await publishShell(distFolder(name), releaseDir, await readShellVersion(), {
      ...(forceReason === undefined ? {} : { forceReason }),
    });
    return outcome === 'unchanged' ? `shell ${version} is served already` : `Published shell ${version}`;
  }
  const { remote, outcome } = await publishRemote(distFolder(name), releaseDir);
  return outcome === 'unchanged'
    ? `${name} ${remote.version} is served already`
    : `Published ${name} ${remote.version}`;
}
