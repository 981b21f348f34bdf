import type { CommandCall, CommandOutcome } from '../command.ts';
import { exitStatus } from '../command.ts';
import { parseAppName } from '../parse-call.ts';
import { buildStale } from '../start/build-stale.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { checkCandidate, hasFaults } from './check-candidate.ts';
import { sharedTrialRoom } from './trial/shared-trial-room.ts';

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
