import { chunkListOf, contractVersion, type RemoteModule } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import * as federation from '@module-federation/runtime-core';
import { distrustFailedFiles, downloadRemote, fileTimeout } from './download-page.ts';
import { fileUrl } from './file-url.ts';
import { RemoteLoadError } from './load-error.ts';
import { provideSharedModules } from './shared-provision.ts';

export { downloadPage } from './download-page.ts';

declare global {
  // Remotes are built with `externalRuntime`: they take the runtime from here instead of bringing their own copy.
  var _FEDERATION_RUNTIME_CORE: typeof federation | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = federation;
distrustFailedFiles();

const remotesByEntry = new Map<string, RegisteredRemote>();
const entriesByGlobal = new Map<string, string>();

/** Entries carry their integrity; the chunks behind them carry theirs from the remote's own build. */
const guardEntries: federation.ModuleFederationRuntimePlugin = {
  name: 'guard-entries',
  createScript({ url }) {
    const remote = remotesByEntry.get(url);
    if (!remote) throw new RemoteLoadError('entry', `${url} is not an entry of the registry`);
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = remote.integrity[remote.entry] ?? '';
    return { script, timeout: fileTimeout };
  },
};

const host = new federation.ModuleFederation({
  name: 'shell',
  shareStrategy: 'loaded-first',
  plugins: [guardEntries],
  shared: provideSharedModules(),
  remotes: [],
});
federation.setGlobalFederationInstance(host);

/**
 * Brings the module that a remote exposes.
 *
 * @throws RemoteLoadError naming the stage that failed
 */
export async function loadFederatedModule(remote: RegisteredRemote): Promise<RemoteModule> {
  if (!federation.satisfy(contractVersion, remote.contract)) {
    throw new RemoteLoadError(
      'module',
      `${remote.name} was built for contract ${remote.contract}, this is ${contractVersion}`,
    );
  }
  await downloadRemote(remote);
  register(remote);
  const exposed = await loadExposed(remote);
  if (!isRemoteModule(exposed)) throw new RemoteLoadError('module', `${remote.name} does not expose a remote module`);
  return exposed.remote;
}

/** A version that comes in the place of one that did not load begins without anything of that one. */
function register(remote: RegisteredRemote): void {
  const entry = fileUrl(remote, remote.entry);
  const known = entriesByGlobal.get(remote.entryGlobal);
  if (known === entry) return;
  remotesByEntry.set(entry, remote);
  entriesByGlobal.set(remote.entryGlobal, entry);
  if (known !== undefined) Reflect.deleteProperty(globalThis, chunkListOf(remote.entryGlobal));
  const { entryGlobal: name } = remote;
  host.registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: known !== undefined });
}

async function loadExposed(remote: RegisteredRemote): Promise<unknown> {
  try {
    return await host.loadRemote(`${remote.entryGlobal}/remote`);
  } catch (reason) {
    const stage = host.moduleCache.get(remote.entryGlobal)?.remoteEntryExports ? 'module' : 'entry';
    throw new RemoteLoadError(stage, `${remote.name} ${remote.version} did not load`, reason);
  }
}

function isRemoteModule(exposed: unknown): exposed is { remote: RemoteModule } {
  if (typeof exposed !== 'object' || exposed === null || !('remote' in exposed)) return false;
  const { remote } = exposed;
  return typeof remote === 'object' && remote !== null && 'pages' in remote && typeof remote.pages === 'object';
}
