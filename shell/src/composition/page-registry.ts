import { deviceStorage, emitEvent, slotNames } from '@fursa/shared/contract';
import {
  type Canary,
  parseRegistry,
  type RegisteredRemote,
  type Registry,
  type RegistryEntry,
} from '@fursa/shared/contract/registry';
import { versionInUse } from './versions/versions-in-use.ts';

/** A random number of 32 bits, made when there is a canary for the first time. It is sent nowhere. */
const visitorKey = 'fursa-canary-visitor';

/** Whether this visitor is among those who get a canary: the same at each visit, and another draw for each version. */
export function isInCanary({ percent, remote: { name, version } }: Canary): boolean {
  if (deviceStorage.getItem(visitorKey) === null) {
    deviceStorage.setItem(visitorKey, crypto.getRandomValues(new Uint32Array(1)).join());
  }
  // In memory alone the draw would be another at each visit.
  if (!deviceStorage.isLasting(visitorKey)) return false;
  return drawShare(`${deviceStorage.getItem(visitorKey)} ${name} ${version}`) < percent / 100;
}

/**
 * A number from 0 to 1, spread evenly over texts: FNV-1a, and the last step of MurmurHash3, which mixes texts that differ in
 * their last letters.
 *
 * @see https://www.isthe.com/chongo/tech/comp/fnv/
 */
export function drawShare(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export type RegisteredPage = RegisteredRemote['pages'][number];

/** A page of a remote, with the remote it comes from. */
export interface RemotePageAddress {
  readonly remote: RegisteredRemote;
  readonly page: RegisteredPage;
}

const registryElementId = 'fursa-registry';

export interface PageRegistry extends Pick<Registry, 'revision'> {
  /** In the versions that this document uses; of what it does not use yet, those that this visitor gets. */
  readonly remotes: readonly RegisteredRemote[];
  /** Whether all of it could be read; a path that is not in it may belong to what could not. */
  readonly isComplete: boolean;
}

/** With the newest versions that this visitor gets. */
let registry: PageRegistry | undefined;
let entries: readonly RegistryEntry[] = [];
const folders = new Set<string>();
/** What is loaded in the place of a version that did not work, by that one's folder. */
const replacements = new Map<string, RegisteredRemote>();

let override = (remotes: readonly RegisteredRemote[]) => remotes;

/** Has the last word on which remotes there are, and in which versions: in this registry and in every one that is read later. */
export function overrideRemotes(change: typeof override): void {
  override = change;
  const known = newestRegistry();
  remember({ ...known, schemaVersion: 1, remotes: entries }, known.isComplete);
}

function remember({ revision, remotes }: Registry, isComplete: boolean): PageRegistry {
  entries = remotes;
  registry = { revision, remotes: override(remotes.map(chooseVersion)), isComplete };
  for (const { baseUrl } of [...entries, ...registry.remotes]) folders.add(baseUrl);
  return registry;
}

function chooseVersion(entry: RegistryEntry): RegisteredRemote {
  const { canary } = entry;
  return usedVersion(canary && isInCanary(canary) ? canary.remote : entry);
}

/** The version that is loaded where this one is asked for. */
export function usedVersion(remote: RegisteredRemote): RegisteredRemote {
  return replacements.get(remote.baseUrl) ?? remote;
}

/** Loads another version wherever `failed` is asked for, from now on. */
export function replaceVersion(failed: RegisteredRemote, by: RegisteredRemote): void {
  replacements.set(failed.baseUrl, by);
  folders.add(by.baseUrl);
  const known = newestRegistry();
  registry = { ...known, remotes: known.remotes.map(usedVersion) };
}

/** The remotes in the versions of those who are in no canary. */
export function readForEverybody(): readonly RegisteredRemote[] {
  newestRegistry();
  return entries;
}

/** Where remotes of any registry lie that this document has read; a page may still need files of an earlier version. */
export function remoteFolders(): ReadonlySet<string> {
  newestRegistry();
  return folders;
}

/**
 * The newest known registry: at first the one that the release wrote into the page, so that no round trip is spent on it.
 * What cannot be used is skipped and told as `shell:remote-skipped`; without any of it the shell's own pages are there.
 */
export function readRegistry(): PageRegistry {
  const newest = newestRegistry();
  return { ...newest, remotes: newest.remotes.map((remote) => versionInUse(remote.name) ?? remote) };
}

/** The versions that the next document gets. */
export function newestRemotes(): readonly RegisteredRemote[] {
  return newestRegistry().remotes;
}

function newestRegistry(): PageRegistry {
  return registry ?? readWrittenRegistry();
}

function readWrittenRegistry(): PageRegistry {
  try {
    const written: unknown = JSON.parse(document.getElementById(registryElementId)?.textContent ?? 'null');
    const { registry: read, skipped } = parseRegistry(written);
    for (const { name, reason } of skipped) reportSkipped(name, reason);
    for (const { name, slots } of read.remotes) {
      for (const slot of slots.filter((filled) => !slotNames.some((known) => known === filled))) {
        reportSkipped(name, `there is no slot ${slot}`);
      }
    }
    return remember(read, skipped.length === 0);
  } catch (error) {
    reportSkipped('registry', String(error));
    return remember({ schemaVersion: 1, revision: 0, remotes: [] }, false);
  }
}

/**
 * Puts a registry that was read again in the place of the known one. What is told about skipped entries was told at the
 * start.
 *
 * @returns whether it is newer
 */
export function adoptRegistry(value: unknown): boolean {
  const { registry: read, skipped } = parseRegistry(value);
  // Each change, a rollback too, has a higher number; a lower one comes out of an old cache.
  const isNewer = read.revision > newestRegistry().revision;
  if (isNewer) remember(read, skipped.length === 0);
  return isNewer;
}

/** The same page of the same remote, as the newest known registry has it; a page that is gone stays as it was. */
export function latestAddress(address: RemotePageAddress): RemotePageAddress {
  return addressIn(newestRemotes(), address) ?? address;
}

/** The same in the version that this document uses. One that has no such page may have to give way, in another document. */
export function addressInUse(address: RemotePageAddress): RemotePageAddress {
  return addressIn(readRegistry().remotes, address) ?? latestAddress(address);
}

function addressIn(
  remotes: readonly RegisteredRemote[],
  { remote: { name }, page: { id } }: RemotePageAddress,
): RemotePageAddress | undefined {
  const remote = remotes.find((known) => known.name === name);
  const page = remote?.pages.find((known) => known.id === id);
  return remote && page && { remote, page };
}

/** Once the page runs, so that listeners of the event are there. */
function reportSkipped(name: string, reason: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks after the remote looks here first
  console.warn(`${name} is left out: ${reason}`);
  setTimeout(() => emitEvent('shell:remote-skipped', { name, reason }));
}

/** Every page of every remote. */
export function listPages(from: Pick<PageRegistry, 'remotes'>): RemotePageAddress[] {
  return from.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
}
