import type { RemoteModule } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';

/**
 * The only way to a remote's code. The federation runtime is a chunk of its own: the landing page does not wait for it.
 * The single-bundle build that measurements compare with puts plain imports in this file's place.
 */
export async function loadRemoteModule(remote: RegisteredRemote): Promise<RemoteModule> {
  const host = await import(/* webpackChunkName: "federation" */ './federation-host.ts');
  return host.loadFederatedModule(remote);
}

/** Fetches the federation runtime ahead of the first remote. */
export async function warmComposition(): Promise<void> {
  await import(/* webpackChunkName: "federation" */ './federation-host.ts');
}
