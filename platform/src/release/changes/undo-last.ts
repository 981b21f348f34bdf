import type { Canary, RegisteredRemote } from '@fursa/shared/contract/registry';
import { checkContract } from '../check-build.ts';
import { checkOwnership } from '../check-ownership.ts';
import { withRemote } from '../publish-remote.ts';
import { updateRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { readHistoryOf, recordPublished, recordRolledBack } from '../release-history.ts';
import { readPublished } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { readShellRelease } from '../shell-release.ts';
import { type Change, type ChangeNote, readChanges, recordChange, shareOf } from './change-log.ts';

/**
 * Takes the last change back, whatever it was: a publish, a rollback, an undo. A remote that was published for the first time
 * is taken out of the registry.
 *
 * @returns what was taken back
 * @throws ReleaseError when there is nothing to take back, or the version before no longer fits; nothing is changed then
 */
export async function undoLast(releaseDir: string, note: ChangeNote = {}): Promise<Change> {
  const last = (await readChanges(releaseDir)).at(-1);
  if (last === undefined) throw new ReleaseError(`Nothing was changed in ${releaseDir} that could be undone.`);
  if (last.app !== 'shell') await undoRemote(releaseDir, last, note);
  else if (last.from !== undefined) await rollbackShell(releaseDir, { ...note, version: last.from, action: 'undo' });
  else throw new ReleaseError(`shell ${last.to} is the first one: there is none before it.`);
  return last;
}

async function undoRemote(releaseDir: string, last: Change, note: ChangeNote): Promise<void> {
  await updateRegistry(releaseDir, async (registry) => {
    const { app: name, from: to } = last;
    const served = registry.remotes.find((remote) => remote.name === name);
    if (name === 'shell' || served?.version !== last.to) {
      throw new ReleaseError(
        `Somebody else has changed ${name} in the meantime. Look at it first: fursa releases ${name}`,
      );
    }
    let target: RegisteredRemote | undefined;
    if (to !== undefined) {
      target = await readPublished(releaseDir, name, to);
      checkContract(target, (await readShellRelease(releaseDir))?.contract);
      checkOwnership(target, registry);
      if (to !== served?.version) await recordMove(releaseDir, name, served?.version, to);
    }
    const canary = await readCanary(releaseDir, last);
    const shares = { ...(served?.canary && { from: shareOf(served.canary) }), ...(canary && { to: shareOf(canary) }) };
    const change = { action: 'undo', app: name, from: served?.version, to, revision: registry.revision + 1 };
    await recordChange(releaseDir, Object.keys(shares).length === 0 ? change : { ...change, canary: shares }, note);
    if (target !== undefined) return withRemote(registry, { ...target, ...(canary && { canary }) });
    return { ...registry, remotes: registry.remotes.filter((remote) => remote.name !== name) };
  });
}

/** What a share of the visitors had before a change. */
async function readCanary(releaseDir: string, { app, canary }: Change): Promise<Canary | undefined> {
  if (app === 'shell' || canary?.from === undefined) return undefined;
  const { version, percent } = canary.from;
  return { percent, remote: await readPublished(releaseDir, app, version) };
}

/** Back to a version that was rolled back itself is forward again. */
async function recordMove(
  releaseDir: string,
  name: `mf-${string}`,
  from: string | undefined,
  to: string,
): Promise<void> {
  const isForward = from === undefined || (await readHistoryOf(releaseDir, name)).withdrawn.includes(to);
  if (isForward) await recordPublished(releaseDir, name, from, to);
  else await recordRolledBack(releaseDir, name, from, to);
}
