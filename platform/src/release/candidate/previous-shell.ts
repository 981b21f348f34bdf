import type { RemoteDescription } from '@fursa/shared/contract/registry';
import { isForContract } from '../check-build.ts';
import { readHistoryOf, versionBefore } from '../release-history.ts';
import { readKeptShell, readShellRelease } from '../shell-release.ts';

/** Versions of the live shell and of the one that a rollback would bring back, as far as the remote takes that. */
export async function readPreviousShell(
  releaseDir: string,
  remote: Pick<RemoteDescription, 'contract'> | undefined,
): Promise<{ readonly live?: string; readonly previous?: string }> {
  const live = (await readShellRelease(releaseDir))?.version;
  if (live === undefined) return {};
  const before = versionBefore(await readHistoryOf(releaseDir, 'shell'), live);
  if (before === undefined || remote === undefined) return { live };
  const { contract } = await readKeptShell(releaseDir, before);
  return isForContract(remote, contract) ? { live, previous: before } : { live };
}
