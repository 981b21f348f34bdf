import { chunkListOf, contractVersion, type RemoteModule } from '@fursa/shared/contract';
import type { PageFiles } from '@fursa/shared/contract/page-files';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import * as federation from '@module-federation/runtime-core';
import { distrustFailedFiles, downloadRemote, fileTimeout, pageFiles } from './download-page.ts';
import { fileUrl } from './file-url.ts';
import { RemoteLoadError } from './load-error.ts';
import { provideSharedModules } from './shared-provision.ts';
import { loadPart } from './shell-part.ts';

export { downloadPage } from './download-page.ts';

declare global {
  // Remotes are built with `externalRuntime`: they take the runtime from here instead of bringing their own copy.
  var _FEDERATION_RUNTIME_CORE: typeof federation | undefined;
  // The loader of chunks and `LazyWorker` take it from here.
  var fursaFiles: PageFiles | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = federation;
distrustFailedFiles();
globalThis.fursaFiles = pageFiles;

const remotesByEntry = new Map<string, RegisteredRemote>();
/** Entries of the versions whose styles are there. */
const whole = new Set<string>();
const chunkLists = new Map<string, unknown>();

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

let starting: Promise<federation.ModuleFederation> | undefined;

/** With everything that it shares, before the first remote: a module that a remote asked for first would count as that remote's. */
function startHost(): Promise<federation.ModuleFederation> {
  starting ??= loadPart(provideSharedModules())
    .then((shared) => {
      const host = new federation.ModuleFederation({
        name: 'shell',
        shareStrategy: 'loaded-first',
        plugins: [guardEntries],
        shared,
        remotes: [],
      });
      federation.setGlobalFederationInstance(host);
      return host;
    })
    .catch((reason: unknown) => {
      // What did not arrive is asked for again.
      starting = undefined;
      throw reason;
    });
  return starting;
}

/** Whether a version was built for the contract of this shell. */
export function fitsShell({ contract }: Pick<RegisteredRemote, 'contract'>): boolean {
  return federation.satisfy(contractVersion, contract);
}

/**
 * Brings the module that a remote exposes, for notifications without the style sheet of its pages.
 *
 * @throws RemoteLoadError naming the stage that failed
 */
export async function loadFederatedModule(
  remote: RegisteredRemote,
  use: 'pages' | 'notifications' = 'pages',
): Promise<RemoteModule> {
  if (!fitsShell(remote)) {
    throw new RemoteLoadError(
      'module',
      `${remote.name} was built for contract ${remote.contract}, this is ${contractVersion}`,
    );
  }
  const name = fileUrl(remote, remote.entry);
  const isWhole = use === 'pages' || whole.has(name) || remote.notificationFiles === undefined;
  const files = isWhole ? remote.preload : (remote.notificationFiles ?? []);
  const [host] = await Promise.all([startHost(), downloadRemote(remote, files)]);
  const exposed = await loadExposed(host, remote, isWhole ? 'remote' : 'remote-without-styles');
  if (isWhole) whole.add(name);
  if (!isRemoteModule(exposed)) throw new RemoteLoadError('module', `${remote.name} does not expose a remote module`);
  return exposed.remote;
}

async function loadExposed(
  host: federation.ModuleFederation,
  remote: RegisteredRemote,
  exposed: string,
): Promise<unknown> {
  const name = fileUrl(remote, remote.entry);
  register(host, remote, name);
  const isEvaluated = () => Boolean(host.moduleCache.get(name)?.remoteEntryExports);
  // The runtime would take what another version has left there for this one's container.
  if (!isEvaluated()) Reflect.set(globalThis, remote.entryGlobal, undefined);
  try {
    return await host.loadRemote(`${name}/${exposed}`);
  } catch (reason) {
    throw new RemoteLoadError(
      isEvaluated() ? 'module' : 'entry',
      `${remote.name} ${remote.version} did not load`,
      reason,
    );
  }
}

/** Each version by the address of its entry. None is ever taken out: what it shares with others would go with it. */
function register(host: federation.ModuleFederation, remote: RegisteredRemote, name: string): void {
  if (remotesByEntry.has(name)) return;
  remotesByEntry.set(name, remote);
  host.registerRemotes([{ name, entry: name, entryGlobalName: remote.entryGlobal, type: 'global' }]);
  separateChunks(chunkListOf(remote.entryGlobal));
  // A build takes an element that bears the name of a chunk for its own, whichever version made it.
  for (const element of document.querySelectorAll('[data-rspack]')) element.removeAttribute('data-rspack');
}

/** All versions of a remote know their list of chunks by one name; with a list of its own, none takes in what is another's. */
function separateChunks(listName: string): void {
  Object.defineProperty(globalThis, listName, {
    configurable: true,
    get: () => chunkLists.get(listOfRunningScript(listName)),
    set: (list) => chunkLists.set(listOfRunningScript(listName), list),
  });
}

function listOfRunningScript(listName: string): string {
  const { src = '' } = document.currentScript instanceof HTMLScriptElement ? document.currentScript : {};
  const folders = [...remotesByEntry.values()].map((remote) => fileUrl(remote, ''));
  return `${listName} ${folders.find((folder) => src.startsWith(folder))}`;
}

function isRemoteModule(exposed: unknown): exposed is { remote: RemoteModule } {
  if (typeof exposed !== 'object' || exposed === null || !('remote' in exposed)) return false;
  const { remote } = exposed;
  return typeof remote === 'object' && remote !== null && 'pages' in remote && typeof remote.pages === 'object';
}
