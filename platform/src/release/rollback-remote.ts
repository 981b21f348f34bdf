import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ChangeOrder, checkExpected, endOfCanary, recordChange } from './changes/change-log.ts';
import { checkContract, checkFiles, parseRemoteDescription } from './check-build.ts';
import { checkOwnership } from './check-ownership.ts';
import { readBuildFiles } from './files/build-files.ts';
import { releasePaths } from './files/release-paths.ts';
import { withRemote } from './publish-remote.ts';
import { updateRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readHistoryOf, recordRolledBack, versionBefore } from './release-history.ts';
import { readShellRelease } from './shell-release.ts';

/**
 * Points the registry at an older version of a remote: the given one, or the one served before the present one.
 *
 * @throws ReleaseError when there is no such version, or it no longer fits; nothing is changed then.
 */
export async function rollbackRemote(
  releaseDir: string,
  name: RemoteName,
  version?: string,
  order: ChangeOrder = {},
): Promise<RegisteredRemote> {
  let target: RegisteredRemote | undefined;
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((remote) => remote.name === name);
    if (served === undefined) throw new ReleaseError(`${name} is not served from ${releaseDir}: publish it.`);
    checkExpected(name, served.version, order);
    const to = version ?? versionBefore(await readHistoryOf(releaseDir, name), served.version);
    if (to === undefined)
      throw new ReleaseError(`${name} has no version before ${served.version}. Name one: rollback ${name} <version>.`);
    target = await readPublished(releaseDir, name, to);
    if (target.baseUrl === served.baseUrl) return registry;
    checkContract(target, (await readShellRelease(releaseDir))?.contract);
    checkOwnership(target, registry);
    await recordRolledBack(releaseDir, name, served.version, to);
    const revision = registry.revision + 1;
    const change = { action: 'rollback', app: name, from: served.version, to, ...endOfCanary(served), revision };
    await recordChange(releaseDir, change, order);
    return withRemote(registry, target);
  });
  if (target === undefined) throw new ReleaseError(`${name} was not rolled back.`);
  return target;
}

/**
 * A version of a remote that is in the release folder, served or not.
 *
 * @throws ReleaseError when that version is not there, or not whole
 */
export async function readPublished(releaseDir: string, name: RemoteName, version: string): Promise<RegisteredRemote> {
  const folder = releasePaths(releaseDir).remote(name, version);
  const missing = new ReleaseError(`${name} ${version} is not in ${releasePaths(releaseDir).remoteVersions(name)}.`);
  if (!existsSync(join(folder, 'remote.json'))) throw missing;
  const files = await readBuildFiles(folder);
  const description = parseRemoteDescription(files, folder);
  if (description.name !== name || description.version !== version) throw missing;
  checkFiles(description, files, 'Publish the build of that version again with --repair.');
  return { ...description, baseUrl: `/remotes/${name}/${version}/` };
}

/**
 * Takes a remote out of the registry: its pages and slots are gone from the next document on. Its files stay, for tabs that are open.
 *
 * @returns the version that was served
 * @throws ReleaseError when it is not served; nothing is changed then.
 */
export async function unpublishRemote(releaseDir: string, name: RemoteName, order: ChangeOrder = {}): Promise<string> {
  let from = '';
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((remote) => remote.name === name);
    if (served === undefined) throw new ReleaseError(`${name} is not served from ${releaseDir}.`);
    checkExpected(name, served.version, order);
    from = served.version;
    const change = { action: 'unpublish', app: name, from, ...endOfCanary(served), revision: registry.revision + 1 };
    await recordChange(releaseDir, change, order);
    return { ...registry, remotes: registry.remotes.filter((remote) => remote !== served) };
  });
  return from;
}
