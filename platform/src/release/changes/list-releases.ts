import { readdir } from 'node:fs/promises';
import { isRemoteName } from '@fursa/shared/contract';
import type { RegistryEntry } from '@fursa/shared/contract/registry';
import { isMissing } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readRegistry } from '../registry-file.ts';
import { type ReleasedName, readHistoryOf, versionBefore } from '../release-history.ts';
import { readShellRelease } from '../shell-release.ts';
import { type Change, readChanges } from './change-log.ts';

/** A version of an app whose files are in the release folder. */
export interface KeptVersion {
  readonly version: string;
  /** `canary`: a share of the visitors has it. `rolled back`: it does not come back by itself. `kept`: it is there to go back to, or to go to. */
  readonly state: 'served' | 'canary' | 'rolled back' | 'kept';
  /** Of the visitors, for a canary. */
  readonly percent?: number;
  /** The last change that made it the served one; absent for what was released before changes were written down. */
  readonly since?: Change;
}

type Live = { readonly version: string } & Pick<RegistryEntry, 'canary'>;

export interface ReleasedApp {
  readonly app: ReleasedName;
  /** The one served now first, then the newest first. */
  readonly versions: readonly KeptVersion[];
  /** What a rollback brings back; absent where there is nothing before the served one. */
  readonly before?: string;
}

/** What is in a release folder: each app with its versions. */
export async function listReleases(releaseDir: string): Promise<readonly ReleasedApp[]> {
  const { shells, remotes, remoteVersions } = releasePaths(releaseDir);
  const registry = await readRegistry(releaseDir);
  const changes = await readChanges(releaseDir);
  const describe = async (app: ReleasedName, folder: string, live: Live | undefined): Promise<ReleasedApp> => {
    const history = await readHistoryOf(releaseDir, app);
    const { withdrawn } = history;
    const before = live && versionBefore(history, live.version);
    const versions = (await namesIn(folder)).map((version): KeptVersion => {
      const own = changes.filter((change) => change.app === app);
      const trial = live?.canary?.remote.version === version ? live.canary : undefined;
      const since = trial
        ? own.findLast(({ canary }) => canary?.to?.version === version)
        : own.findLast(({ to, action }) => to === version && action !== 'canary');
      const rest = withdrawn.includes(version) ? 'rolled back' : 'kept';
      const state = version === live?.version ? 'served' : trial ? 'canary' : rest;
      return { version, state, ...(trial && { percent: trial.percent }), ...(since && { since }) };
    });
    return { app, versions: versions.sort(byNewest), ...(before !== undefined && { before }) };
  };
  const shell = await describe('shell', shells, await readShellRelease(releaseDir));
  const names = (await namesIn(remotes)).filter(isRemoteName);
  const described = names.map((name) =>
    describe(
      name,
      remoteVersions(name),
      registry.remotes.find((remote) => remote.name === name),
    ),
  );
  return [shell, ...(await Promise.all(described))];
}

/** Folders of what is released; what a killed process left has a name that starts with a dot. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function byNewest(one: KeptVersion, other: KeptVersion): number {
  if (one.state === 'served') return -1;
  if (other.state === 'served') return 1;
  return (other.since?.at ?? '').localeCompare(one.since?.at ?? '');
}
