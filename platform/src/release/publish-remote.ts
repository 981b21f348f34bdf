import { mkdir } from 'node:fs/promises';
import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import { readBuildFiles } from './build-files.ts';
import { checkContract, checkFiles, parseRemoteDescription } from './check-build.ts';
import { checkOwnership } from './check-ownership.ts';
import { copyFolderOnce } from './copy-immutable.ts';
import { ensureReleaseDir, readRegistry, updateRegistry } from './registry-file.ts';
import { readRemoteHistory, recordPublished } from './release-history.ts';
import { releasePaths } from './release-paths.ts';
import { readShellRelease } from './shell-release.ts';

export interface PublishOptions {
  /** Leaves a version alone that somebody rolled back; for callers that publish whatever is built, on nobody's order. */
  readonly respectRollback?: boolean;
}

export interface PublishResult {
  readonly remote: RegisteredRemote;
  /** `unchanged`: it was served already. `withdrawn`: it was rolled back, and another version stays. */
  readonly outcome: 'published' | 'unchanged' | 'withdrawn';
}

/**
 * Checks the build of a remote, copies it to its immutable place and points the registry at it.
 *
 * @throws ReleaseError when the build is refused; nothing is changed then.
 */
export async function publishRemote(
  distDir: string,
  releaseDir: string,
  options: PublishOptions = {},
): Promise<PublishResult> {
  const files = await readBuildFiles(distDir);
  const description = parseRemoteDescription(files, distDir);
  checkFiles(description, files);
  const { name, version } = description;
  const remote: RegisteredRemote = { ...description, baseUrl: `/remotes/${name}/${version}/` };
  const places = releasePaths(releaseDir);

  await ensureReleaseDir(releaseDir);
  checkOwnership(description, await readRegistry(releaseDir));
  checkContract(description, (await readShellRelease(releaseDir))?.contract);
  await mkdir(places.remoteVersions(name), { recursive: true });
  await copyFolderOnce(files, places.remote(name, version));

  let outcome: PublishResult['outcome'] = 'published';
  await updateRegistry(releaseDir, async (registry) => {
    checkOwnership(description, registry);
    checkContract(description, (await readShellRelease(releaseDir))?.contract);
    const served = registry.remotes.find((other) => other.name === name);
    outcome = 'unchanged';
    if (served?.baseUrl === remote.baseUrl) return registry;
    outcome = 'withdrawn';
    const isWithdrawn = (await readRemoteHistory(releaseDir, name)).withdrawn.includes(version);
    if (options.respectRollback && served !== undefined && isWithdrawn) return registry;
    outcome = 'published';
    await recordPublished(releaseDir, name, served?.version, version);
    return withRemote(registry, remote);
  });
  return { remote, outcome };
}

/** The registry with `remote` in place of what had its name; in the order of names, so that two publishes commute. */
export function withRemote(registry: Registry, remote: RegisteredRemote): Registry {
  const others = registry.remotes.filter((other) => other.name !== remote.name);
  return { ...registry, remotes: [...others, remote].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}
