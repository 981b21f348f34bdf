import { createHash } from 'node:crypto';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemoteName } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import { readChanges } from '../changes/change-log.ts';
import { isCompressed } from '../files/build-files.ts';
import { mapSomeAtOnce } from '../files/map-some-at-once.ts';
import { isMissing } from '../files/read-json-file.ts';
import { keptShellFiles } from '../files/release-paths.ts';
import { readRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { readHistoryOf, versionBefore } from '../release-history.ts';
import { readShellRelease } from '../shell-release.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { type ReadState, readState, writeRecords } from './release-state.ts';

export const requestsAtOnce = 12;

/** What a working copy was made of. */
export interface Pulled {
  readonly state: ReadState;
  /** Everything that is in the release, by its path; not what `prune` has taken out of it. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Paths of the working copy, with the digest of their content; of those whose content was left out, undefined. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** What `prune` has taken out, and is still there. */
  readonly leftovers: readonly string[];
}

export function digest(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

/**
 * Makes a release folder of what is in a bucket. What is served, was served before or is named in `words` is there in full; of other
 * versions the description is, and empty files stand for the rest: these are looked at by name and age alone, or completed by a
 * build. Compressed files of assets and remotes are left out, for their originals are there, but for versions that `words` name: a
 * comparison weighs them.
 */
export async function pullRelease(store: ObjectStore, folder: string, words: readonly string[]): Promise<Pulled> {
  // The state comes first: what it names is in the list then.
  const state = await readState(store);
  const listed = await store.list();
  const removing = new Set(state.removing);
  const objects = new Map([...listed].filter(([key]) => !removing.has(key) && isReleased(key)));
  const files = new Map<string, string | undefined>();
  const isLeftOut = (path: string) =>
    isCompressed(path) && /^(assets|remotes)\//.test(path) && !words.includes(path.split('/')[2] ?? '');
  const paths = [...objects.keys()].filter((path) => !isLeftOut(path));
  const fetchAll = async (wanted: readonly string[]) => {
    await mapSomeAtOnce(wanted, requestsAtOnce, async (path) => {
      const content = (await store.get(path, isCompressed(path) ? 'as stored' : undefined))?.content;
      if (content === undefined) return;
      await writeInto(folder, path, content);
      files.set(path, digest(content));
    });
  };
  await mkdir(folder, { recursive: true });
  await fetchAll(paths.filter((path) => !/^(assets|remotes|shells)\//.test(path)));
  if (state.etag !== undefined) await writeRecords(folder, state.records);
  const isNeeded = await findNeeded(folder, paths, words);
  await fetchAll(paths.filter((path) => /^(remotes|shells)\//.test(path) && isNeeded(path)));
  const assets = await neededAssets(folder, paths, isNeeded);
  await fetchAll(paths.filter((path) => assets.has(path)));
  for (const path of paths) {
    if (files.has(path)) continue;
    await writeInto(folder, path, Buffer.alloc(0));
    files.set(path, undefined);
  }
  await setTimes(folder, paths, objects);
  return { state, objects, files, leftovers: [...listed.keys()].filter((key) => removing.has(key)) };
}

/** Consoles of stores make objects for folders, and hidden names are not of a release, but of its tools. */
function isReleased(key: string): boolean {
  if (key === '.well-known/security.txt') return true;
  return !key.endsWith('/') && key.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

/** Of each app what is served, what a rollback or an undo would serve, and what the command names. */
async function findNeeded(folder: string, paths: readonly string[], words: readonly string[]) {
  const known = await namedVersions(folder, paths).catch((error: unknown) => {
    // Records that nobody can read are for the command to complain about.
    if (!(error instanceof ReleaseError)) throw error;
  });
  const needed = new Set([...(known ?? []), ...words]);
  return (path: string): boolean => {
    const [root, first = '', second = ''] = path.split('/');
    const [version, file] = root === 'shells' ? [first, path.split('/')[2]] : [second, path.split('/')[3]];
    const isDescription = root === 'shells' ? isShellRecord(file) : file === 'remote.json';
    return known === undefined || isDescription || needed.has(version);
  };
}

function isShellRecord(file: string | undefined): boolean {
  return file === keptShellFiles.description || file === keptShellFiles.assets;
}

async function namedVersions(folder: string, paths: readonly string[]): Promise<(string | undefined)[]> {
  const { remotes } = await readRegistry(folder);
  const shell = await readShellRelease(folder);
  const last = (await readChanges(folder)).at(-1);
  const names = new Set(paths.filter((path) => path.startsWith('remotes/')).map((path) => path.split('/')[1] ?? ''));
  const served = new Map<string, string | undefined>([['shell', shell?.version]]);
  for (const name of names) served.set(name, remotes.find((remote) => remote.name === name)?.version);
  const versions = remotes.map(({ canary }) => canary?.remote.version);
  for (const [name, version] of served) {
    if (version === undefined || !(name === 'shell' || isRemoteName(name))) continue;
    versions.push(version, versionBefore(await readHistoryOf(folder, name), version));
  }
  return [...versions, last?.from, last?.to, last?.canary?.from?.version, last?.canary?.to?.version];
}

/** Of the shells that are there in full; all, where a shell does not say which are its own. */
async function neededAssets(
  folder: string,
  paths: readonly string[],
  isNeeded: (path: string) => boolean,
): Promise<ReadonlySet<string>> {
  const shells = new Set(paths.filter((path) => path.startsWith('shells/')).map((path) => path.split('/')[1] ?? ''));
  const assets = new Set<string>();
  for (const version of shells) {
    if (!isNeeded(`shells/${version}/any`)) continue;
    const text = await readFile(join(folder, 'shells', version, keptShellFiles.assets), 'utf8').catch(
      (error: unknown) => {
        if (!isMissing(error)) throw error;
      },
    );
    if (text === undefined) return new Set(paths.filter((path) => path.startsWith('assets/')));
    for (const path of z.parse(z.array(z.string()), JSON.parse(text))) assets.add(path);
  }
  return new Set(paths.filter((path) => assets.has(path)));
}

async function writeInto(folder: string, path: string, content: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** `prune` goes by the age of files and of versions. */
async function setTimes(folder: string, paths: readonly string[], objects: Pulled['objects']): Promise<void> {
  const newest = new Map<string, Date>();
  for (const path of paths) {
    const { modified = new Date() } = objects.get(path) ?? {};
    await utimes(join(folder, path), modified, modified);
    const [root, first = '', second = ''] = path.split('/');
    const version =
      root === 'shells' ? `shells/${first}` : root === 'remotes' ? `remotes/${first}/${second}` : undefined;
    if (version !== undefined && (newest.get(version) ?? modified) <= modified) newest.set(version, modified);
  }
  for (const [version, modified] of newest) await utimes(join(folder, version), modified, modified);
}
