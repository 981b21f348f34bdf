import { type ChangeOrder, checkExpected, recordChange } from './changes/change-log.ts';
import { checkLiveRemotes } from './check-live-remotes.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { readRegistryFile, refreshFallbacks, writtenRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import { readHistoryOf, recordPublished, recordRolledBack, versionBefore } from './release-history.ts';
import { withReleaseLock } from './release-lock.ts';
import { readProvidedModules } from './shared-modules.ts';
import { readKeptShell, readShellRelease, type ShellRelease, writeShellRelease } from './shell-release.ts';
import { refreshStaticSite } from './static-site/static-site.ts';

export interface ShellRollbackOptions extends ChangeOrder {
  /** The one served before the present one by default. */
  readonly version?: string | undefined;
  /** Why an older shell is served although live remotes do not fit it; the reason is recorded. */
  readonly forceReason?: string | undefined;
  /** What the history calls it. */
  readonly action?: 'rollback' | 'undo';
}

/**
 * Serves an older shell again, with its pages and root files.
 *
 * @throws ReleaseError when there is no such version, or live remotes do not take it; nothing is changed then.
 */
export async function rollbackShell(
  releaseDir: string,
  { version, forceReason, expected, by, why = forceReason, action = 'rollback' }: ShellRollbackOptions = {},
): Promise<ShellRelease> {
  return await withReleaseLock(releaseDir, async () => {
    const served = await readShellRelease(releaseDir);
    if (served === undefined) throw new ReleaseError(`The shell was never published to ${releaseDir}.`);
    checkExpected('shell', served.version, { expected });
    const to = version ?? versionBefore(await readHistoryOf(releaseDir, 'shell'), served.version);
    if (to === undefined)
      throw new ReleaseError(`shell has no version before ${served.version}. Name one: rollback shell <version>.`);
    const kept = await readKeptShell(releaseDir, to);
    const target: ShellRelease = { ...kept, ...(forceReason === undefined ? {} : { forced: forceReason }) };
    const file = await readRegistryFile(releaseDir);
    const { registry } = file;
    const provided = await readProvidedModules(releaseDir, to);
    await checkLiveRemotes(releaseDir, { shell: target, provided }, registry);
    await refreshFallbacks(releaseDir, file, target);
    if (to !== served.version) {
      await prerenderPages(releaseDir, registry, to);
      const history = await readHistoryOf(releaseDir, 'shell');
      // Taking a rollback back serves what was rolled back, and that stays then.
      if (action === 'undo' && history.withdrawn.includes(to)) {
        await recordPublished(releaseDir, 'shell', served.version, to);
      } else await recordRolledBack(releaseDir, 'shell', served.version, to);
      await recordChange(releaseDir, { action, app: 'shell', from: served.version, to }, { by, why });
      await writeShellRelease(releaseDir, target);
    }
    await refreshStaticSite(releaseDir, { registry, written: writtenRegistry(registry, file) });
    return target;
  });
}
