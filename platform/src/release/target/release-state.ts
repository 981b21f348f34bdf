import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { contentType } from '../../gateway/content-type.ts';
import { isCompressed } from '../files/build-files.ts';
import { isMissing } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { ReleaseError } from '../release-error.ts';
import { immutable, revalidated } from '../static-site/header-rules.ts';
import { ConflictError, type ObjectStore } from './object-store.ts';

/** The one object that decides. No host serves a name that starts with a dot. */
export const stateKey = '.release.json';

const { registry, previousRegistry, fallbacks, history, changes, shell, config } = releasePaths('');
/** Small files that say what is served, and how it came to that. They change together or not at all. */
const recordFiles = [registry, previousRegistry, fallbacks, history, changes, shell, config];
/** Of those, what is for people who release; in a bucket these stand in the state alone. */
export const privateRecords: readonly string[] = [previousRegistry, history, changes, shell];

const stateSchema = z.object({
  schemaVersion: z.literal(1),
  /** Another one for each: an object with the same bytes would have the same ETag. */
  id: z.string(),
  /** The text of each record, by its name in a release folder. */
  records: z.record(z.string(), z.string()),
  /** Keys that `prune` has taken out of the release, and that may still be there. */
  removing: z.array(z.string()),
});
export type ReleaseState = Omit<z.infer<typeof stateSchema>, 'schemaVersion' | 'id'>;

export interface ReadState extends ReleaseState {
  /** Undefined while a bucket has no state: nothing was released there, or another tool has copied a release folder. */
  readonly etag: string | undefined;
}

/** @throws ReleaseError when it cannot be understood */
export async function readState(store: ObjectStore): Promise<ReadState> {
  const object = await store.get(stateKey);
  if (object === undefined) return { etag: undefined, records: {}, removing: [] };
  try {
    return { ...z.parse(stateSchema, JSON.parse(object.content.toString('utf8'))), etag: object.etag };
  } catch {
    throw new ReleaseError(
      `${store.name}: ${stateKey} cannot be understood. Use the tools that wrote it, or newer ones.`,
    );
  }
}

/**
 * The switch. Everything that the new state counts on is there; whoever was faster has changed the ETag.
 *
 * @returns the new ETag
 * @throws ConflictError when somebody else was faster
 */
export async function writeState(store: ObjectStore, state: ReleaseState, before: string | undefined): Promise<string> {
  if (before === undefined) await refuseWithoutConditions(store);
  const text = JSON.stringify({ schemaVersion: 1, id: randomUUID(), ...state });
  return await store.put(stateKey, Buffer.from(text), {
    headers: objectHeaders(stateKey),
    condition: before === undefined ? 'absent' : { etag: before },
  });
}

export async function readRecords(releaseDir: string): Promise<Readonly<Record<string, string>>> {
  const records: Record<string, string> = {};
  for (const name of recordFiles) {
    const text = await readFile(join(releaseDir, name), 'utf8').catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (text !== undefined) records[name] = text;
  }
  return records;
}

/** Puts the records of a state into a release folder, in the place of whatever is there. */
export async function writeRecords(releaseDir: string, records: Readonly<Record<string, string>>): Promise<void> {
  for (const name of recordFiles) {
    const text = records[name];
    if (text === undefined) await rm(join(releaseDir, name), { force: true });
    else await writeFile(join(releaseDir, name), text);
  }
}

export function hasSameRecords(one: ReleaseState['records'], other: ReleaseState['records']): boolean {
  return recordFiles.every((name) => one[name] === other[name]);
}

/** A store that takes no notice of conditions would lose releases without a word. */
async function refuseWithoutConditions(store: ObjectStore): Promise<void> {
  const key = `.conditions-${randomUUID()}`;
  const write = (condition: 'absent' | { readonly etag: string }) =>
    store.put(key, Buffer.from('A trial of conditional writes.'), { headers: {}, condition });
  const isRefused = async (condition: 'absent' | { readonly etag: string }) => {
    try {
      await write(condition);
      return false;
    } catch (error) {
      if (error instanceof ConflictError) return true;
      throw error;
    }
  };
  await write('absent');
  try {
    if ((await isRefused('absent')) && (await isRefused({ etag: '"00000000000000000000000000000000"' }))) return;
  } finally {
    await store.remove(key);
  }
  throw new ReleaseError(
    `${store.name} takes no notice of If-Match and If-None-Match, and two releases at once would lose one. Choose a store that does.`,
  );
}

/**
 * What an object store sends with a file: its kind, and how long it is kept, as the one table of headers says. The other headers of
 * that table no store keeps: they are for the CDN (`fursa headers`).
 */
export function objectHeaders(path: string): Readonly<Record<string, string>> {
  const isPacked = isCompressed(path);
  const type = contentType(isPacked ? path.slice(0, -'.br'.length) : path) ?? 'application/octet-stream';
  return {
    'Content-Type': path.startsWith('_') ? 'text/plain; charset=utf-8' : type,
    'Cache-Control': /^(assets|remotes)\//.test(path) ? immutable : revalidated,
    ...(isPacked ? { 'Content-Encoding': path.endsWith('.br') ? 'br' : 'gzip' } : {}),
  };
}
