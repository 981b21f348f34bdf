import type { RemoteName } from '@fursa/shared/contract';
import type { Canary, RegistryEntry } from '@fursa/shared/contract/registry';
import {
  type Change,
  type ChangeNote,
  type ChangeOrder,
  checkExpected,
  recordChange,
  shareOf,
} from '../changes/change-log.ts';
import { checkContract } from '../check-build.ts';
import { checkOwnership } from '../check-ownership.ts';
import { digestOf, readBuildFiles } from '../files/build-files.ts';
import { releasePaths } from '../files/release-paths.ts';
import { withRemote } from '../publish-remote.ts';
import { updateRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { readPublished } from '../rollback-remote.ts';
import { readShellRelease } from '../shell-release.ts';

type Shares = NonNullable<Change['canary']>;

export interface CanaryOptions extends ChangeNote {
  readonly version: string;
  /** Of all visitors, more than 0 and at most 100. Which of them is the same at each visit; who is in stays in when it grows. */
  readonly percent: number;
}

/**
 * Serves a version that is in the release folder to a share of the visitors.
 *
 * @throws ReleaseError when there is no such version, it does not fit, or everybody has it already; nothing is changed then.
 */
export async function setCanary(
  releaseDir: string,
  name: RemoteName,
  { version, percent, ...note }: CanaryOptions,
): Promise<Canary> {
  if (!(percent > 0 && percent <= 100)) throw new ReleaseError(`${percent} is no share: more than 0, at most 100.`);
  const remote = await readPublished(releaseDir, name, version);
  const digest = digestOf(await readBuildFiles(releasePaths(releaseDir).remote(name, version)));
  const canary = { percent, remote };
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((other) => other.name === name);
    if (served === undefined)
      throw new ReleaseError(`Nobody has ${name} yet. The first version is for everybody: publish it.`);
    if (served.version === version) throw new ReleaseError(`Everybody has ${name} ${version} already.`);
    checkContract(remote, (await readShellRelease(releaseDir))?.contract);
    checkOwnership(remote, registry);
    const before = served.canary && shareOf(served.canary);
    if (before?.version === version && before.percent === percent) return registry;
    await recordChange(
      releaseDir,
      changeOf(served, registry.revision, { from: before, to: { version, percent, digest } }),
      note,
    );
    return withRemote(registry, { ...served, canary });
  });
  return canary;
}

/**
 * Everybody gets what most have again.
 *
 * @returns the version that was tried
 * @throws ReleaseError when none is
 */
export async function endCanary(releaseDir: string, name: RemoteName, order: ChangeOrder = {}): Promise<string> {
  let ended: string | undefined;
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((other) => other.name === name);
    if (served?.canary === undefined)
      throw new ReleaseError(`No version of ${name} is being tried with a share of the visitors.`);
    const { canary, ...others } = served;
    ended = canary.remote.version;
    checkExpected(name, ended, order);
    await recordChange(releaseDir, changeOf(served, registry.revision, { from: shareOf(canary) }), order);
    return withRemote(registry, others);
  });
  return ended ?? '';
}

function changeOf({ name, version }: RegistryEntry, revision: number, { from, to }: Shares) {
  const canary = { ...(from && { from }), ...(to && { to }) };
  return { action: 'canary', app: name, from: version, to: version, canary, revision: revision + 1 };
}
