import type { AppName } from '../../build/app-names.ts';
import { CommandError } from '../command-error.ts';
import { type CheckPlan, checkCandidate, hasFaults } from './check-candidate.ts';

export interface Checking {
  readonly releaseDir: string;
  /** The build of a remote whose sources are elsewhere. */
  readonly distDir?: string;
  readonly types?: CheckPlan['types'];
  readonly say: (line: string) => void;
}

/** @throws CommandError when a check finds something; nothing is released then. */
export async function refuseFaults(app: AppName, checking: Checking): Promise<void> {
  checking.say(`Checking ${app} ...`);
  const report = await checkCandidate(app, { ...checking, withTests: false });
  if (!hasFaults(report)) return;
  const faults = report.results.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
  throw new CommandError(
    `${app} ${report.version ?? ''} is not released: ${faults[0]}${more}. Correct it, or say why it must be: --force "<reason>".`,
  );
}
