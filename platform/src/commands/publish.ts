import { type AppName, appNames } from '../build/app-names.ts';
import { publishRemote, publishShell, readRegistry } from '../release/index.ts';
import { buildStale } from './build-stale.ts';
import { parseAppName, parseArguments } from './parse-arguments.ts';
import { distFolder, readShellVersion } from './publish-built.ts';
import { releaseFolder } from './release-folder.ts';

/** `fursa publish <app>...`: builds each app if it is stale and makes it the served version. */
export async function publish(args: readonly string[]): Promise<number> {
  const usage = 'publish <app>...';
  const { names } = parseArguments(args, { usage, names: { least: 1, most: appNames.length } });
  const apps = names.map((name) => parseAppName(name, usage));
  const releaseDir = releaseFolder();
  await readRegistry(releaseDir);
  await buildStale(apps);
  for (const name of apps) console.log(await publishApp(name, releaseDir));
  return 0;
}

async function publishApp(name: AppName, releaseDir: string): Promise<string> {
  if (name === 'shell') {
    const { version } = await publishShell(distFolder(name), releaseDir, await readShellVersion());
    return `Published shell ${version}`;
  }
  const { remote, outcome } = await publishRemote(distFolder(name), releaseDir);
  return outcome === 'unchanged'
    ? `${name} ${remote.version} is served already`
    : `Published ${name} ${remote.version}`;
}
