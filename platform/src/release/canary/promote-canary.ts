import type { RemoteName } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ChangeOrder, checkExpected, endOfCanary, recordChange } from '../changes/change-log.ts';
import { checkContract } from '../check-build.ts';
import { checkOwnership } from '../check-ownership.ts';
import { digestOf, readBuildFiles } from '../files/build-files.ts';
import { releasePaths } from '../files/release-paths.ts';
import { withRemote } from '../publish-remote.ts';
import { updateRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { recordPublished } from '../release-history.ts';
import { readPublished } from '../rollback-remote.ts';
import { readShellRelease } from '../shell-release.ts';

/**
 * Serves to everybody what a share of the visitors has.
 *
 * @throws ReleaseError when no version is being tried, or it no longer fits; nothing is changed then.
 */
export async function promoteCanary(
  releaseDir: string,
  name: RemoteName,
  order: ChangeOrder = {},
): Promise<RegisteredRemote> {
  let promoted: RegisteredRemote | undefined;
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((other) => other.name === name);
    if (served?.canary === undefined) {
      throw new ReleaseError(
        `No version of ${name} is being tried that could be promoted: fursa canary ${name} <version> --percent <number>`,
      );
    }
    const { version: from } = served;
    const { version: to } = served.canary.remote;
    checkExpected(name, to, order);
    promoted = await readPublished(releaseDir, name, to);
    checkContract(promoted, (await readShellRelease(releaseDir))?.contract);
    checkOwnership(promoted, registry);
    await recordPublished(releaseDir, name, from, to);
    const digest = digestOf(await readBuildFiles(releasePaths(releaseDir).remote(name, to)));
    const revision = registry.revision + 1;
    const change = { action: 'promote', app: name, from, to, digest, ...endOfCanary(served), revision };
    await recordChange(releaseDir, change, order);
    return withRemote(registry, promoted);
  });
  if (promoted === undefined) throw new ReleaseError(`${name} was not promoted.`);
  return promoted;
}
