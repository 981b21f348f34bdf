import { releasePaths } from '../../../release/files/release-paths.ts';
import { findFaultsInShell, listPairings } from '../../../release/index.ts';
import { type CommandCall, type CommandOutcome, exitStatus } from '../../command.ts';
import { productDefaults } from '../../start/product-defaults.ts';
import { readEnvironment } from '../../start/read-environment.ts';
import { sharedTrialRoom } from './shared-trial-room.ts';
import { tryCandidate } from './try-candidate.ts';

/**
 * `fursa compatibility`: opens the pages of every remote in every shell that a rollback of either can bring together, from what
 * the release folder has kept.
 */
export async function compatibility({ say }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const room = sharedTrialRoom();
  const results: { remote: string; shell: string; faults: readonly string[] }[] = [];
  try {
    for (const { remote, shellVersion } of await listPairings(releaseDir)) {
      const distDir = releasePaths(releaseDir).remote(remote.name, remote.version);
      const faults = [
        ...(await findFaultsInShell(remote, distDir, { releaseDir, shellVersion })).faults,
        ...(await tryCandidate(await room.open(), releaseDir, { remote, distDir, shellVersion })),
      ];
      results.push({ remote: `${remote.name} ${remote.version}`, shell: shellVersion, faults });
      say(`${faults.length === 0 ? 'ok     ' : 'FAULTY '} ${remote.name} ${remote.version} in shell ${shellVersion}`);
      for (const fault of faults) say(`  ${fault}`);
    }
  } finally {
    await room.close();
  }
  const faulty = results.filter(({ faults }) => faults.length > 0).length;
  return {
    // Nothing that was tried proves nothing.
    status: faulty > 0 || results.length === 0 ? exitStatus.refused : exitStatus.done,
    lines: [`${results.length} pairings tried, ${faulty} faulty`],
    data: { results },
  };
}
