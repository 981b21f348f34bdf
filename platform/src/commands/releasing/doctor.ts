import { access, constants } from 'node:fs/promises';
import { findChromium } from '../../browser/index.ts';
import { appNames } from '../../build/app-names.ts';
import { isFresh } from '../../build/freshness.ts';
import { isMissing } from '../../release/files/read-json-file.ts';
import { verifyRelease } from '../../release/index.ts';
import { messageOf, ReleaseError } from '../../release/release-error.ts';
import { type CommandCall, type CommandOutcome, exitStatus } from '../command.ts';
import { type Environment, productDefaults, readEnvironment } from '../start/read-environment.ts';

interface Finding {
  readonly what: string;
  /** `bad` stops something; `note` is worth knowing. */
  readonly state: 'good' | 'note' | 'bad';
  readonly says: string;
}

/** `fursa doctor`: what of this machine, the builds and the release folder is well, and what to do about the rest. */
export async function doctor(_call: CommandCall): Promise<CommandOutcome> {
  const environment = readEnvironment(process.env, productDefaults);
  const findings = [
    examineNode(),
    await examineBrowser(),
    examineBuilds(),
    await examineFolder(environment),
    await examineRelease(environment),
  ];
  const isBad = findings.some(({ state }) => state === 'bad');
  return {
    status: isBad ? exitStatus.refused : exitStatus.done,
    lines: findings.map(({ what, state, says }) => `${state.padEnd(4)}  ${what}: ${says}`),
    data: { findings },
  };
}

function examineNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const says = `${process.versions.node}${major >= 24 ? '' : '; it needs 24: start it with `npx pnpm@12.21.0 fursa`'}`;
  return { what: 'Node', state: major >= 24 ? 'good' : 'bad', says };
}

async function examineBrowser(): Promise<Finding> {
  const what = 'browser';
  try {
    const path = await findChromium();
    if (path !== undefined) return { what, state: 'good', says: path };
    const says = 'none: `check` needs Chromium, Chrome or Edge, or CHROMIUM_PATH that names one';
    return { what, state: 'bad', says };
  } catch (error) {
    return { what, state: 'bad', says: messageOf(error) };
  }
}

function examineBuilds(): Finding {
  const stale = appNames.filter((name) => !isFresh(name));
  if (stale.length === 0) return { what: 'builds', state: 'good', says: 'all are fresh' };
  return { what: 'builds', state: 'note', says: `${stale.join(', ')} will be built by what needs them` };
}

async function examineFolder({ releaseDir }: Environment): Promise<Finding> {
  const what = 'release folder';
  try {
    await access(releaseDir, constants.W_OK);
    return { what, state: 'good', says: releaseDir };
  } catch (error) {
    if (isMissing(error)) return { what, state: 'note', says: `${releaseDir} will be made by the first release` };
    return { what, state: 'bad', says: `${releaseDir} cannot be written: change its rights, or FURSA_RELEASE_DIR` };
  }
}

async function examineRelease({ releaseDir }: Environment): Promise<Finding> {
  const what = 'what is served';
  try {
    const { revision, faults } = await verifyRelease(releaseDir);
    if (revision === 0) return { what, state: 'note', says: 'nothing was published yet' };
    if (faults.length === 0) return { what, state: 'good', says: `revision ${revision} is whole` };
    return { what, state: 'bad', says: `${faults.join('; ')}. See docs/guides/when-a-release-goes-wrong.md` };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { what, state: 'bad', says: error.message };
  }
}
