import { emitEvent, slotNames } from '@fursa/shared/contract';
import { parseRegistry, type RegisteredRemote, type Registry } from '@fursa/shared/contract/registry';

export type RegisteredPage = RegisteredRemote['pages'][number];

/** A page of a remote, with the remote it comes from. */
export interface RemotePageAddress {
  readonly remote: RegisteredRemote;
  readonly page: RegisteredPage;
}

const registryElementId = 'fursa-registry';

export interface PageRegistry extends Registry {
  /** Whether all of it could be read; a path that is not in it may belong to what could not. */
  readonly isComplete: boolean;
}

let registry: PageRegistry | undefined;
const folders = new Set<string>();

function remember(read: PageRegistry): PageRegistry {
  for (const { baseUrl } of read.remotes) folders.add(baseUrl);
  registry = read;
  return read;
}

/** Where remotes of any registry lie that this document has read; a page may still need files of an earlier version. */
export function remoteFolders(): ReadonlySet<string> {
  readRegistry();
  return folders;
}

/**
 * The newest known registry: at first the one that the release wrote into the page, so that no round trip is spent on it.
 * What cannot be used is skipped and told as `shell:remote-skipped`; without any of it the shell's own pages are there.
 */
export function readRegistry(): PageRegistry {
  return registry ?? remember(readWrittenRegistry());
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
    return { ...read, isComplete: skipped.length === 0 };
  } catch (error) {
    reportSkipped('registry', String(error));
    return { schemaVersion: 1, revision: 0, remotes: [], isComplete: false };
  }
}

/**
 * Puts a registry that was read again in the place of the known one. What is told about skipped entries was told at the
 * start.
 */
export function adoptRegistry(value: unknown): void {
  const { registry: read, skipped } = parseRegistry(value);
  // Each change, a rollback too, has a higher number; a lower one comes out of an old cache.
  if (read.revision > readRegistry().revision) remember({ ...read, isComplete: skipped.length === 0 });
}

/** The same page of the same remote, as the newest known registry has it; a page that is gone stays as it was. */
export function latestAddress(address: RemotePageAddress): RemotePageAddress {
  const remote = readRegistry().remotes.find(({ name }) => name === address.remote.name);
  const page = remote?.pages.find(({ id }) => id === address.page.id);
  return remote && page ? { remote, page } : address;
}

/** Once the page runs, so that listeners of the event are there. */
function reportSkipped(name: string, reason: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks after the remote looks here first
  console.warn(`${name} is left out: ${reason}`);
  setTimeout(() => emitEvent('shell:remote-skipped', { name, reason }));
}

/** Every page of every remote. */
export function listPages(from: Registry): RemotePageAddress[] {
  return from.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
}
