import type { RemoteModule } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import type { RemotePageAddress } from './page-registry.ts';
import { loadPart } from './shell-part.ts';

/**
 * The only way to a remote's code. The federation runtime is a chunk of its own: the landing page does not wait for it.
 * The single-bundle build that measurements compare with puts plain imports in this file's place.
 */
export async function loadRemoteModule(
  remote: RegisteredRemote,
  use: 'pages' | 'notifications' = 'pages',
): Promise<RemoteModule> {
  const host = await importHost();
  return host.loadFederatedModule(remote, use);
}

/** Fetches what a page of a remote needs, side by side, so that bringing the module and the page waits for nothing more. */
export async function prepareRemotePage(address: RemotePageAddress): Promise<void> {
  await Promise.all([importHost().then((host) => host.downloadPage(address)), warmSharedChunks()]);
}

/** Brings the federation runtime, with the first remote or ahead of it. */
export function importHost() {
  return loadPart(import(/* webpackChunkName: "federation" */ './federation-host.ts'));
}

/** Every page of every remote uses these; asked for now they do not wait until the remote's own files have run. */
async function warmSharedChunks(): Promise<void> {
  const chunks = Promise.all([
    import(/* webpackChunkName: "remote-base" */ '@fursa/shared/backend'),
    import(/* webpackChunkName: "remote-base" */ '@fursa/shared/ui'),
    import(/* webpackChunkName: "remote-base" */ '@tanstack/react-query'),
  ]);
  await loadPart(chunks);
}
