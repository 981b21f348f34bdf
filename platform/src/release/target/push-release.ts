import { glob, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isTemporary } from '../files/atomic-write.ts';
import { isCompressed } from '../files/build-files.ts';
import { mapSomeAtOnce } from '../files/map-some-at-once.ts';
import { releasePaths } from '../files/release-paths.ts';
import { ReleaseError } from '../release-error.ts';
import { ConflictError, type ObjectStore, type WriteCondition } from './object-store.ts';
import { digest, type Pulled, requestsAtOnce } from './pull-release.ts';
import { hasSameRecords, objectHeaders, privateRecords, readRecords, writeState } from './release-state.ts';

/**
 * Brings a bucket to what a command made of its working copy, up to the switch: first what nothing points at yet, then the one
 * object that decides.
 *
 * @returns the ETag of the state that holds now
 * @throws ConflictError when somebody else has released meanwhile; nothing is served of it then
 * @throws ReleaseError when a version is there with other files
 */
export async function pushSwitch(store: ObjectStore, folder: string, pulled: Pulled): Promise<string | undefined> {
  const present = await listFiles(folder);
  await pushVersions(store, folder, pulled, present.filter(isOfVersion));
  for (const path of present.filter((file) => file.startsWith('prerendered/'))) {
    const content = await readFile(join(folder, path));
    if (pulled.files.get(path) !== digest(content)) await put(store, path, content, undefined);
  }
  const records = await readRecords(folder);
  const removed = removedKeys(pulled, present);
  if (hasSameRecords(records, pulled.state.records) && removed.length === 0) return pulled.state.etag;
  return await writeState(store, { records, removing: [...pulled.leftovers, ...removed] }, pulled.state.etag);
}

/**
 * Writes what visitors ask for by name: pages last, after what they need. Then removes what the switch took out of the release.
 *
 * @throws ConflictError when somebody else writes there
 */
export async function pushSite(store: ObjectStore, folder: string, pulled: Pulled): Promise<void> {
  const present = await listFiles(folder);
  const site = present.filter(isOfSite).sort((one, other) => Number(isPage(one)) - Number(isPage(other)));
  for (const path of site) {
    const content = await readFile(join(folder, path));
    const known = pulled.objects.get(path)?.etag;
    // A record in the working copy is that of the state, which may be further than the bucket.
    if (known === `"${digest(content)}"`) continue;
    if (known !== undefined && (await store.get(path, 'as stored'))?.content.equals(content)) continue;
    await put(store, path, content, known === undefined ? 'absent' : { etag: known });
  }
  const gone = [...pulled.files.keys()].filter((path) => isOfSite(path) && !present.includes(path));
  const removed = removedKeys(pulled, present);
  await mapSomeAtOnce([...gone, ...removed, ...pulled.leftovers], requestsAtOnce, (path) => store.remove(path));
}

/** What never changes. The description of a version comes last: without it there is no such version. */
async function pushVersions(
  store: ObjectStore,
  folder: string,
  pulled: Pulled,
  paths: readonly string[],
): Promise<void> {
  const push = async (path: string) => {
    if (pulled.objects.has(path) && isCompressed(path)) return;
    const content = await readFile(join(folder, path));
    if (pulled.files.has(path)) {
      const known = pulled.files.get(path);
      // An empty file that stands for another is as it was.
      if (known === undefined ? content.length === 0 : known === digest(content)) return;
    }
    if (pulled.leftovers.includes(path)) {
      throw new ReleaseError(`${path} is just being removed from ${store.name}. Run \`fursa prune\` again, then this.`);
    }
    try {
      await put(store, path, content, 'absent');
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await refuseOther(store, path, content);
    }
  };
  const isLast = (path: string) => /^remotes\/[^/]+\/[^/]+\/remote\.json$|^shells\/[^/]+\/shell\.json$/.test(path);
  await mapSomeAtOnce(
    paths.filter((path) => !isLast(path)),
    requestsAtOnce,
    push,
  );
  await mapSomeAtOnce(paths.filter(isLast), requestsAtOnce, push);
}

/** Somebody has put it there before: fine, if it is the same. The same bytes may compress to others elsewhere; they arrive unpacked. */
async function refuseOther(store: ObjectStore, path: string, content: Buffer): Promise<void> {
  if (isCompressed(path)) return;
  if ((await store.get(path))?.content.equals(content)) return;
  throw new ReleaseError(
    `${store.name} has another ${path}. What is published never changes: give the new build a new version.`,
  );
}

async function put(store: ObjectStore, path: string, content: Buffer, condition: WriteCondition): Promise<void> {
  await store.put(path, content, { headers: objectHeaders(path), condition });
}

function removedKeys({ files, objects }: Pulled, present: readonly string[]): string[] {
  const there = new Set(present);
  const isGone = (path: string) => files.has(path) && !there.has(path) && !isOfSite(path);
  return [...objects.keys()].filter((key) => isGone(isCompressed(key) ? key.slice(0, -'.br'.length) : key));
}

function isOfVersion(path: string): boolean {
  return /^(assets|remotes|shells)\//.test(path);
}

function isOfSite(path: string): boolean {
  return !isOfVersion(path) && !path.startsWith('prerendered/') && !privateRecords.includes(path);
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}

/** Paths of a release folder, without what the command left of its own. */
async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob(['**', '.well-known/*'], { cwd: folder })) {
    const path = name.split(sep).join('/');
    const isOwn = path === releasePaths('').lock || path.split('/').some(isTemporary);
    if (!isOwn && (await stat(join(folder, name))).isFile()) found.push(path);
  }
  return [...new Set(found)].sort();
}
