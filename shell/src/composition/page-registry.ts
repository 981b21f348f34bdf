import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import { registrySchema } from '@fursa/shared/contract/registry';

export type RegisteredPage = RegisteredRemote['pages'][number];

/** A page of a remote, with the remote it comes from. */
export interface RemotePageAddress {
  readonly remote: RegisteredRemote;
  readonly page: RegisteredPage;
}

const registryElementId = 'fursa-registry';

let registry: Registry | undefined;

/**
 * The registry that the release wrote into the page, so that no round trip is spent on it.
 *
 * @throws ZodError when it is broken; nothing can be composed then
 */
export function readRegistry(): Registry {
  registry ??= registrySchema.parse(JSON.parse(document.getElementById(registryElementId)?.textContent ?? 'null'));
  return registry;
}

/** Every page of every remote. */
export function listPages(from: Registry): RemotePageAddress[] {
  return from.remotes.flatMap((remote) => remote.pages.map((page) => ({ remote, page })));
}
