import { join } from 'node:path';
import type { RemoteName } from '@fursa/shared/contract';
import { type RegisteredRemote, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { checkContract } from './check-build.ts';
import { checkOwnership } from './check-ownership.ts';
import { withRemote } from './publish-remote.ts';
import { readJsonFile } from './read-json-file.ts';
import { updateRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readRemoteHistory, recordRolledBack, versionBefore } from './release-history.ts';
import { releasePaths } from './release-paths.ts';
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
): Promise<RegisteredRemote> {
  let target: RegisteredRemote | undefined;
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((remote) => remote.name === name);
    if (served === undefined) throw new ReleaseError(`${name} was never published to ${releaseDir}.`);
    const to = version ?? versionBefore(await readRemoteHistory(releaseDir, name), served.version);
    if (to === undefined)
      throw new ReleaseError(`${name} has no version before ${served.version}. Name one: rollback ${name} <version>.`);
    target = await readPublished(releaseDir, name, to);
    if (target.baseUrl === served.baseUrl) return registry;
    checkContract(target, (await readShellRelease(releaseDir))?.contract);
    checkOwnership(target, registry);
    await recordRolledBack(releaseDir, name, served.version, to);
    return withRemote(registry, target);
  });
  if (target === undefined) throw new ReleaseError(`${name} was not rolled back.`);
  return target;
}

async function readPublished(releaseDir: string, name: RemoteName, version: string): Promise<RegisteredRemote> {
  const folder = releasePaths(releaseDir).remote(name, version);
  const description = await readJsonFile(
    join(folder, 'remote.json'),
    remoteDescriptionSchema,
    'Publish that version again.',
  );
  if (description?.name !== name || description.version !== version) {
    throw new ReleaseError(`${name} ${version} is not in ${releasePaths(releaseDir).remoteVersions(name)}.`);
  }
  return { ...description, baseUrl: `/remotes/${name}/${version}/` };
}
