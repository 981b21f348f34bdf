import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notExported } from './describe-entry.ts';
import { isPromised, type Surface } from './describe-surface.ts';

/** Where the surface is written down: `surface.txt`, with a section for each sub-path, and `versions.txt`. */
export const surfaceFolder = 'shared/surface';
const [surfaceFile, versionsFile] = ['surface.txt', 'versions.txt'];
/** The line above a section. */
const sectionTitle = /^# @fursa\/shared\/(.+)\n/m;

/** What is written down in the repository. */
export interface SurfaceRecord {
  readonly entries: ReadonlyMap<string, string>;
  /** The hash of the surface that each contract version stands for, the oldest first. */
  readonly versions: ReadonlyMap<string, string>;
}

export async function readSurfaceRecord(root: string): Promise<SurfaceRecord> {
  const [surface, versions] = await Promise.all([readOrEmpty(root, surfaceFile), readOrEmpty(root, versionsFile)]);
  const [, ...sections] = surface.split(sectionTitle);
  const entries = new Map<string, string>();
  for (let at = 0; at < sections.length; at += 2) entries.set(sections[at] ?? '', sections[at + 1] ?? '');
  const lines = versions.split('\n').filter((line) => line !== '');
  return { entries, versions: new Map(lines.map((line) => splitAtSpace(line))) };
}

/** Makes the record what the surface is. A version that is in it keeps its hash: {@link findVersionConflict} comes first. */
export async function writeSurfaceRecord(root: string, surface: Surface, record: SurfaceRecord): Promise<void> {
  const folder = path.join(root, surfaceFolder);
  const versions = new Map([...record.versions, [surface.contractVersion, surface.hash]]);
  const sections = [...surface.entries].map(([subPath, text]) => `# @fursa/shared/${subPath}\n${text}`);
  const history = [...versions].map(([version, hash]) => `${version} ${hash}\n`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, surfaceFile), sections.join(''));
  await writeFile(path.join(folder, versionsFile), history.join(''));
}

/** Says so when the contract version does not allow what has changed: nothing under the same version, no removal under the same major one. */
export function findVersionConflict(surface: Surface, record: SurfaceRecord): string | undefined {
  return findRemoval(surface, record) ?? findSilentChange(surface, record);
}

/** Changed declarations are left to people, who can tell a wider type from a narrower one. */
function findRemoval({ contractVersion, entries }: Surface, record: SurfaceRecord): string | undefined {
  const last = [...record.versions.keys()].at(-1);
  if (last?.split('.')[0] !== contractVersion.split('.')[0]) return undefined;
  const removed = [...record.entries]
    .filter(([subPath]) => isPromised(subPath))
    .flatMap(([subPath, text]) => {
      const offered = listOffered(entries.get(subPath) ?? '');
      return [...listOffered(text)].filter((name) => !offered.has(name)).map((name) => `${name} of ${subPath}`);
    });
  if (removed.length === 0) return undefined;
  return (
    `${removed.join(', ')} was offered by contract version ${last}, and remotes that import it go on under ${contractVersion}. ` +
    'Offer it again, marked @deprecated, or raise the major version in shared/src/contract/version.ts'
  );
}

/** The names that can be imported from a sub-path, or the custom properties of a stylesheet, from its text. */
function listOffered(text: string): Set<string> {
  const [offered = ''] = text.split(notExported);
  const names = offered.matchAll(
    /^(?:(?:abstract |async )*(?:function|const|let|class|interface|type|enum) ([\w$]+)|([\w$]+) (?:from|is) |(--[\w-]+)$)/gm,
  );
  return new Set(Array.from(names, ([, declared, handedOn, property]) => declared ?? handedOn ?? property ?? ''));
}

function findSilentChange({ contractVersion, hash }: Surface, { versions }: SurfaceRecord): string | undefined {
  const recorded = versions.get(contractVersion);
  if (recorded === undefined || recorded === hash) return undefined;
  return (
    `the public surface of @fursa/shared has changed, and the contract version is ${contractVersion} as before. ` +
    'Raise it in shared/src/contract/version.ts: the minor version for an addition, the major one for a removal or a ' +
    'change. Then run `npx pnpm@12.21.0 fursa surface`'
  );
}

/** What differs between the record and the surface, by sub-path: `- old`, `+ new`. */
export function listChanges({ entries }: Surface, record: SurfaceRecord): ReadonlyMap<string, readonly string[]> {
  const changed = [...new Set([...entries.keys(), ...record.entries.keys()])]
    .filter((subPath) => entries.get(subPath) !== record.entries.get(subPath))
    .sort();
  return new Map(
    changed.map((subPath) => {
      const [old, now] = [record.entries, entries].map((texts) => (texts.get(subPath) ?? '').split('\n'));
      const removed = (old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line.trim()}`);
      const added = (now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line.trim()}`);
      return [subPath, [...removed, ...added]];
    }),
  );
}

function splitAtSpace(line: string): [string, string] {
  const [version = '', hash = ''] = line.split(' ');
  return [version, hash];
}

async function readOrEmpty(root: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(root, surfaceFolder, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
