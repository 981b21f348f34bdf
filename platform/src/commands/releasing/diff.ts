import { compareVersions, type VersionComparison } from '../../release/index.ts';
import type { CommandCall, CommandOutcome } from '../command.ts';
import { productDefaults } from '../start/product-defaults.ts';
import { readEnvironment } from '../start/read-environment.ts';
import { parseReleasedRemote } from './released-name.ts';

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
