import { type Change, type KeptVersion, listReleases, type ReleasedApp, readChanges } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';

const shownChanges = 10;

/** `fursa releases [app]`: what is served, what else is there, and who changed it when and why. */
export async function releases({ words: [name] }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const isAsked = ({ app }: { readonly app: string }) => name === undefined || app === name;
  const all = await listReleases(releaseDir);
  const apps = all.filter(isAsked);
  if (name !== undefined && apps.length === 0) {
    throw new CommandError(`There is no ${name} in ${releaseDir}, but ${all.map(({ app }) => app).join(', ')}.`);
  }
  const changes = (await readChanges(releaseDir)).filter(isAsked);
  const recent = changes.slice(-shownChanges).reverse().map(describeChange);
  return {
    lines: [...apps.flatMap(describeApp), ...(recent.length === 0 ? [] : ['The last changes:', ...recent])],
    data: { releaseDir, apps, changes },
  };
}

function describeApp({ app, versions }: ReleasedApp): string[] {
  if (versions.length === 0) return [`${app}: nothing was published`, ''];
  const width = Math.max(...versions.map(({ version }) => version.length));
  const stateOf = ({ state, percent }: KeptVersion) => (percent === undefined ? state : `${percent} %`);
  const lines = versions.map((kept) =>
    `  ${kept.version.padEnd(width)}  ${stateOf(kept).padEnd('rolled back'.length)}  ${kept.since === undefined ? '' : `${readableTime(kept.since.at)}  ${kept.since.by}`}`.trimEnd(),
  );
  return [app, ...lines, ''];
}

function describeChange({ at, by, action, app, from, to, canary, why }: Change): string {
  const reason = why === undefined ? '' : `: ${why}`;
  const move = canary !== undefined && from === to ? '' : `${from ?? '(none)'} -> ${to ?? '(none)'}`;
  const share = canary === undefined ? '' : `[canary ${describeShare(canary.from)} -> ${describeShare(canary.to)}]`;
  const moves = [move, share].filter((part) => part !== '').join(' ');
  return `  ${readableTime(at)}  ${by}  ${action} ${app} ${moves}${reason}`;
}

function describeShare(share: NonNullable<Change['canary']>['to']): string {
  return share === undefined ? '(none)' : `${share.version} ${share.percent} %`;
}

function readableTime(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}
