import path from 'node:path';
import type { AppName } from '../../build/app-names.ts';
import { isFresh } from '../../build/freshness.ts';
import {
  checkRemote,
  configureStaticSite,
  listReleases,
  listUnrendered,
  publishRemote,
  publishShell,
  readRegistry,
} from '../../release/index.ts';
import { type CommandCall, CommandError, type CommandOutcome } from '../command.ts';
import { parseAppName } from '../parse-call.ts';
import { buildStale } from '../start/build-stale.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';
import { type Checking, checkTypes, refuseFaults } from './check-candidate.ts';
import { distFolder, readBuiltVersion, readShellVersion } from './publish-built.ts';

interface Published {
  readonly app: AppName;
  readonly version: string;
  readonly outcome: string;
}

/**
 * `fursa publish <app>...`: builds each app if it is stale and makes it the served version. With `SUPABASE_URL` and
 * `SUPABASE_PUBLISHABLE_KEY` set the release folder becomes a site for static hosts.
 */
export async function publish({ words, usage, has, value, say }: CommandCall): Promise<CommandOutcome> {
  const apps = words.map((name) => parseAppName(name, usage));
  const forceReason = value('force');
  const why = value('why') ?? forceReason;
  const { releaseDir, supabase, ...site } = readEnvironment(process.env, productDefaults);
  await readRegistry(releaseDir);
  const types = checkTypesBesideBuild(apps, forceReason);
  await buildStale(apps, say);
  const published: Published[] = [];
  for (const app of apps) {
    const isServed = await isServedAlready(app, releaseDir);
    if (!isServed && forceReason === undefined) await refuseFaults(app, { releaseDir, types, say });
    const result = await publishApp(app, releaseDir, { forceReason, why, repair: has('repair') });
    published.push(result);
    say(describe(result));
  }
  if (supabase !== undefined) await configureStaticSite(releaseDir, { ...site, ...supabase });
  await reportUnrendered(releaseDir, say);
  return { data: { published } };
}

/** Of the one app whose sources have changed, while it is built: either leaves processors free. */
function checkTypesBesideBuild([app, ...others]: readonly AppName[], forceReason: string | undefined) {
  if (app === undefined || others.length > 0 || forceReason !== undefined || isFresh(app)) return undefined;
  const types = checkTypes(app);
  // Whether it is wanted is known when the build is there.
  types.catch(() => undefined);
  return types;
}

/** Pages that cannot be rendered ahead work, but come later: their team wants to know. */
async function reportUnrendered(releaseDir: string, say: Checking['say']): Promise<void> {
  for (const { remote, path, reason } of await listUnrendered(releaseDir)) {
    say(`${remote}: ${path} is not rendered ahead, so people see it when its code is there: ${reason}`);
  }
}

/** What is served needs no second look: to publish it again completes what a crash cut short. */
async function isServedAlready(app: AppName, releaseDir: string): Promise<boolean> {
  const [{ versions: [newest] = [] } = {}] = (await listReleases(releaseDir)).filter((other) => other.app === app);
  return newest?.state === 'served' && newest.version === (await readBuiltVersion(app));
}

interface PublishOrder {
  readonly forceReason: string | undefined;
  readonly why: string | undefined;
  readonly repair: boolean;
}

async function publishApp(
  app: AppName,
  releaseDir: string,
  { forceReason, why, repair }: PublishOrder,
): Promise<Published> {
  if (app === 'shell') {
    const forced = forceReason === undefined ? {} : { forceReason };
    const { version, outcome } = await publishShell(distFolder(app), releaseDir, await readShellVersion(), {
      ...forced,
      why,
      repair,
    });
    return { app, version, outcome };
  }
  const { remote, outcome } = await publishRemote(distFolder(app), releaseDir, { why, repair });
  return { app, version: remote.version, outcome };
}

function describe({ app, version, outcome }: Published): string {
  return outcome === 'unchanged' ? `${app} ${version} is served already` : `Published ${app} ${version}`;
}

/**
 * `fursa publish-build <folder>`: what `publish` does for a remote of this repository, for a build that was made elsewhere. Its
 * sources are not there to be looked at: its files are.
 */
export async function publishBuild({ words: [folder = ''], has, value, say }: CommandCall): Promise<CommandOutcome> {
  const distDir = path.resolve(folder);
  const forceReason = value('force');
  const { releaseDir, supabase, ...site } = readEnvironment(process.env, productDefaults);
  await readRegistry(releaseDir);
  if (forceReason === undefined) await checkBuild(distDir, releaseDir, say);
  const order = { why: value('why') ?? forceReason, repair: has('repair') };
  const { remote, outcome } = await publishRemote(distDir, releaseDir, order);
  if (supabase !== undefined) await configureStaticSite(releaseDir, { ...site, ...supabase });
  const { name, version } = remote;
  const line = outcome === 'unchanged' ? `${name} ${version} is served already` : `Published ${name} ${version}`;
  return { lines: [line], data: { published: [{ app: name, version, outcome }] } };
}

/** @throws CommandError when a check finds something; nothing is released then. */
async function checkBuild(distDir: string, releaseDir: string, say: CommandCall['say']): Promise<void> {
  const { remote, results } = await checkRemote(distDir, releaseDir);
  if (remote === undefined) throw new CommandError(results.flatMap(({ faults }) => faults).join('\n'));
  await refuseFaults(remote.name, { releaseDir, distDir, say });
}
