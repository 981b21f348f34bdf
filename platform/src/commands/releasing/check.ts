import { releasePaths } from '../../release/files/release-paths.ts';
import { findFaultsInShell, listPairings } from '../../release/index.ts';
import { type CommandCall, type CommandOutcome, exitStatus } from '../command.ts';
import { parseAppName } from '../parse-call.ts';
import { buildStale } from '../start/build-stale.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';
import { checkCandidate, hasFaults } from './check-candidate.ts';
import { openTrialRoom, type TrialRoom, tryCandidate } from './trial/try-candidate.ts';

/** `fursa check <app>`: everything that `publish` looks at, and nothing is released. */
export async function check({ words, usage, has, say }: CommandCall): Promise<CommandOutcome> {
  const app = parseAppName(words[0], usage);
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  await buildStale([app], say);
  const room = sharedTrialRoom();
  try {
    say(`Checking ${app} beside what is live in ${releaseDir}`);
    const report = await checkCandidate(app, { releaseDir, withTests: has('tests'), openTrialRoom: room.open, say });
    const isFaulty = hasFaults(report);
    return {
      status: isFaulty ? exitStatus.refused : exitStatus.done,
      lines: [`${app} ${report.version ?? ''} ${isFaulty ? 'must not be released as it is' : 'can be released'}`],
      data: report,
    };
  } finally {
    await room.close();
  }
}

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

/** One browser and one backend for all trials of a command, opened when the first one is due. */
function sharedTrialRoom() {
  let opened: Promise<TrialRoom> | undefined;
  return {
    open: (): Promise<TrialRoom> => {
      opened ??= openTrialRoom();
      return opened;
    },
    close: async (): Promise<void> => {
      const room = await opened?.catch(() => undefined);
      await room?.close();
    },
  };
}
