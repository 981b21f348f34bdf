import {
  type Change,
  compareVersions,
  type KeptVersion,
  listReleases,
  type ReleasedApp,
  readChanges,
  type VersionComparison,
} from '../../release/index.ts';
import { type CommandCall, CommandError, type CommandOutcome } from '../command.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';
import { parseReleasedRemote } from './released-name.ts';

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

/** `fursa diff <remote> <version> <version>`: what differs for visitors, for the shell, and in bytes. */
export async function diff({ words, usage }: CommandCall): Promise<CommandOutcome> {
  const [, from = '', to = ''] = words;
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const comparison = await compareVersions(releaseDir, name, [from, to]);
  return { lines: describe(comparison), data: { remote: name, from, to, ...comparison } };
}

function describe({ pages, slots, contract, bytes }: VersionComparison): string[] {
  const changed = Object.entries(pages.changed).map(([id, fields]) => `${id} (${fields.join(', ')})`);
  const lines = [
    list('pages added', pages.added),
    list('pages removed', pages.removed),
    list('pages changed', changed),
    list('slots added', slots.added),
    list('slots removed', slots.removed),
    contract.from === contract.to ? '' : `contract: ${contract.from} -> ${contract.to}`,
  ].filter((line) => line !== '');
  const ids = [...new Set([...Object.keys(bytes.from.pages), ...Object.keys(bytes.to.pages)])];
  return [
    ...(lines.length === 0 ? ['pages, slots and contract: the same'] : lines),
    'bytes over the line:',
    weight('entry', bytes.from.entry, bytes.to.entry),
    weight('for every page', bytes.from.everyPage, bytes.to.everyPage),
    ...ids.map((id) => weight(`page ${id}`, bytes.from.pages[id], bytes.to.pages[id])),
    weight('all', bytes.from.all, bytes.to.all),
  ];
}

function list(title: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${title}: ${names.join(', ')}`;
}

function weight(title: string, from: number | undefined, to: number | undefined): string {
  const change = from === undefined || to === undefined || from === to ? '' : ` (${to > from ? '+' : ''}${to - from})`;
  return `  ${title}: ${from ?? '-'} -> ${to ?? '-'}${change}`;
}
