import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { isForContract } from '../check-build.ts';
import { readRegistry } from '../registry-file.ts';
import { readHistoryOf, versionBefore } from '../release-history.ts';
import { readPublished } from '../rollback-remote.ts';
import { readKeptShell, readShellRelease } from '../shell-release.ts';

/** A remote and a shell that a rollback of either can bring together. */
export interface Pairing {
  readonly remote: RegisteredRemote;
  readonly shellVersion: string;
}

/**
 * Every remote that is live in the live shell and in the one before it, and the version before of every remote in the live shell.
 * Those whose contracts do not fit are left out, as the product leaves them out; so are remotes at other origins, whose earlier
 * versions are not here.
 */
export async function listPairings(releaseDir: string): Promise<readonly Pairing[]> {
  const live = await readShellRelease(releaseDir);
  if (live === undefined) return [];
  const before = versionBefore(await readHistoryOf(releaseDir, 'shell'), live.version);
  const shells = await Promise.all([live.version, before].filter((version) => version !== undefined).map(readShell));
  const [present] = shells;
  const pairings: { remote: RegisteredRemote; shell: (typeof shells)[number] }[] = [];
  for (const remote of (await readRegistry(releaseDir)).remotes) {
    if (!remote.baseUrl.startsWith('/')) continue;
    for (const shell of shells) pairings.push({ remote, shell });
    const earlier = versionBefore(await readHistoryOf(releaseDir, remote.name), remote.version);
    if (earlier === undefined || present === undefined) continue;
    pairings.push({ remote: await readPublished(releaseDir, remote.name, earlier), shell: present });
  }
  return pairings
    .filter(({ remote, shell }) => isForContract(remote, shell.contract))
    .map(({ remote, shell }) => ({ remote, shellVersion: shell.version }));

  async function readShell(version: string) {
    return { version, contract: (await readKeptShell(releaseDir, version)).contract };
  }
}
