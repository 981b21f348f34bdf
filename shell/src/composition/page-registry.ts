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

/**
 * The registry that the release wrote into the page, so that no round trip is spent on it. What cannot be used is skipped
 * and told as `shell:remote-skipped`; without any of it the shell's own pages are there.
 */
export function readRegistry(): PageRegistry {
  registry ??= readWrittenRegistry();
  return registry;
}

function readWrittenRegistry(): PageRegistry {
  try {
    const written: unknown = JSON.parse(document.getElementById(registryElementId)?.textContent ?? 'null');
    const { registry: read, skipped } = parseRegistry(written);
    for (const { name, reason } of skipped) tellSkipped(name, reason);
    for (const { name, slots } of read.remotes) {
      for (const slot of slots.filter((filled) => !slotNames.some((known) => known === filled))) {
        tellSkipped(name, `there is no slot ${slot}`);
      }
    }
    return { ...read, isComplete: skipped.length === 0 };
  } catch (error) {
    tellSkipped('registry', String(error));
    return { schemaVersion: 1, revision: 0, remotes: [], isComplete: false };
  }
}

/** Once the page runs, so that listeners of the event are there. */
function tellSkipped(name: string, reason: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever looks after the remote looks here first
  console.warn(`${name} is left out: ${reason}`);
  setTimeout(() => emitEvent('shell:remote-skipped', { name, reason }));
}

/** Every page of every remote. */
export function listPages(from: Registry): RemotePageAddress[] {
  return from.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
}
