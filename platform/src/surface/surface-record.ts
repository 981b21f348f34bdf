import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notExported } from './describe-entry.ts';
import { isPromised, type Surface } from './describe-surface.ts';

/** Where the surface is written down: a text for each sub-path, and `versions.txt`. */
export const surfaceFolder = 'shared/surface';
const versionsFile = 'versions.txt';

/** What is written down in the repository. */
export interface SurfaceRecord {
  readonly files: ReadonlyMap<string, string>;
  /** The hash of the surface that each contract version stands for, the oldest first. */
  readonly versions: ReadonlyMap<string, string>;
}

export async function readSurfaceRecord(root: string): Promise<SurfaceRecord> {
  const folder = path.join(root, surfaceFolder);
  const names = (await readdir(folder).catch(ignoreMissing)).sort();
  const files = new Map<string, string>();
  for (const name of names) files.set(name, await readFile(path.join(folder, name), 'utf8'));
  const lines = (files.get(versionsFile) ?? '').split('\n').filter((line) => line !== '');
  files.delete(versionsFile);
  return { files, versions: new Map(lines.map((line) => splitAtSpace(line))) };
}

/** Makes the record what the surface is. A version that is in it keeps its hash: {@link findVersionConflict} comes first. */
export async function writeSurfaceRecord(root: string, surface: Surface, record: SurfaceRecord): Promise<void> {
  const folder = path.join(root, surfaceFolder);
  await mkdir(folder, { recursive: true });
  const versions = new Map([...record.versions, [surface.contractVersion, surface.hash]]);
  const history = [...versions].map(([version, hash]) => `${version} ${hash}\n`).join('');
  for (const name of record.files.keys()) if (!surface.files.has(name)) await rm(path.join(folder, name));
  for (const [name, text] of [...surface.files, [versionsFile, history] as const]) {
    await writeFile(path.join(folder, name), text);
  }
}

/** Says so when the contract version does not allow what has changed: nothing under the same version, no removal under the same major one. */
export function findVersionConflict(surface: Surface, record: SurfaceRecord): string | undefined {
  return findRemoval(surface, record) ?? findSilentChange(surface, record);
}

/** Changed declarations are left to people, who can tell a wider type from a narrower one. */
function findRemoval({ contractVersion, files }: Surface, record: SurfaceRecord): string | undefined {
  const last = [...record.versions.keys()].at(-1);
  if (last?.split('.')[0] !== contractVersion.split('.')[0]) return undefined;
  const removed = [...record.files]
    .filter(([file]) => isPromised(file))
    .flatMap(([file, text]) => {
      const offered = listOffered(files.get(file) ?? '');
      return [...listOffered(text)].filter((name) => !offered.has(name)).map((name) => `${name} of ${file}`);
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

/** The lines that are only in one of two texts: `- old`, `+ new`. */
export function listChangedLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split('\n'));
  return [
    ...(old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line.trim()}`),
    ...(now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

function splitAtSpace(line: string): [string, string] {
  const [version = '', hash = ''] = line.split(' ');
  return [version, hash];
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
