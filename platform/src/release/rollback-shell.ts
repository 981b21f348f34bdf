import { checkLiveRemotes } from './check-build.ts';
import { readRegistryFile, writtenRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readHistoryOf, recordRolledBack, versionBefore } from './release-history.ts';
import { withReleaseLock } from './release-lock.ts';
import { readKeptShell, readShellRelease, type ShellRelease, writeShellRelease } from './shell-release.ts';
import { refreshStaticSite } from './static-site/static-site.ts';

export interface ShellRollbackOptions {
  /** The one served before the present one by default. */
  readonly version?: string | undefined;
  /** Why an older shell is served although live remotes do not fit it; the reason is recorded. */
  readonly forceReason?: string | undefined;
}

/**
 * Serves an older shell again, with its pages and root files.
 *
 * @throws ReleaseError when there is no such version, or live remotes do not take it; nothing is changed then.
 */
export async function rollbackShell(
  releaseDir: string,
  { version, forceReason }: ShellRollbackOptions = {},
): Promise<ShellRelease> {
  return await withReleaseLock(releaseDir, async () => {
    const served = await readShellRelease(releaseDir);
    if (served === undefined) throw new ReleaseError(`The shell was never published to ${releaseDir}.`);
    const to = version ?? versionBefore(await readHistoryOf(releaseDir, 'shell'), served.version);
    if (to === undefined)
      throw new ReleaseError(`shell has no version before ${served.version}. Name one: rollback shell <version>.`);
    const kept = await readKeptShell(releaseDir, to);
    const target: ShellRelease = { ...kept, ...(forceReason === undefined ? {} : { forced: forceReason }) };
    const file = await readRegistryFile(releaseDir);
    const { registry } = file;
    checkLiveRemotes(target, registry);
    if (to !== served.version) {
      await recordRolledBack(releaseDir, 'shell', served.version, to);
      await writeShellRelease(releaseDir, target);
    }
    await refreshStaticSite(releaseDir, { registry, written: writtenRegistry(registry, file) });
    return target;
  });
}
