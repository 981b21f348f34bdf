import { notificationTypes } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { onTestFinished, vi } from 'vitest';
import { fileUrl } from '../file-url.ts';

type Part = () => string;
type Chunk = readonly [name: string, part: Part];

const scripts = new Map<string, () => void>();

/** A version of a remote with one page, one slot and a source of notifications, each of which says its name and version. */
export function makeVersion(name: RegisteredRemote['name'], version: string): RegisteredRemote {
  return {
    name,
    displayName: { en: name },
    owner: 'a team',
    contract: '^1.0.0',
    version,
    entry: 'entry.js',
    entryGlobal: name.replaceAll('-', '_'),
    baseUrl: `/remotes/${name}/${version}/`,
    pages: [{ id: 'list', path: `/${name}`, access: 'public', title: { en: name }, preload: [] }],
    slots: ['home-panel'],
    notifications: true,
    preload: [],
    integrity: {},
  };
}

/**
 * Serves the files of these versions to this test. They do on the real federation runtime what a build does: an entry that leaves its
 * container in a global, takes the modules that it shares from the shell, and loads chunks that announce themselves in a list.
 *
 * @returns which files never arrive; a test may change it
 */
export function serveVersions(...versions: readonly RegisteredRemote[]): Set<string> {
  const missing = new Set<string>();
  for (const remote of versions) {
    scripts.set(fileUrl(remote, remote.entry), () => runEntry(remote));
    for (const chunk of ['page.js', 'extras.js']) {
      scripts.set(fileUrl(remote, chunk), () =>
        chunkList(remote).push([chunk, () => `${remote.name} ${remote.version}`]),
      );
    }
  }
  vi.stubGlobal('fetch', async (url: string) =>
    !missing.has(url) && scripts.has(url) ? new Response('a file') : new Response(null, { status: 404 }),
  );
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      // Each in a task of its own, as in a browser.
      if (node instanceof HTMLScriptElement) setTimeout(runScript, 0, node, missing);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    vi.unstubAllGlobals();
  });
  return missing;
}

function runScript(element: HTMLScriptElement, missing: ReadonlySet<string>): void {
  const run = missing.has(element.src) ? undefined : scripts.get(element.src);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: element });
  run?.();
  Reflect.deleteProperty(document, 'currentScript');
  element.dispatchEvent(new Event(run ? 'load' : 'error'));
}

async function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
  script.remove();
}

function chunkList({ entryGlobal }: RegisteredRemote): Chunk[] {
  const name = `${entryGlobal}_chunks`;
  if (Reflect.get(globalThis, name) === undefined) Reflect.set(globalThis, name, []);
  return Reflect.get(globalThis, name);
}

function runEntry(remote: RegisteredRemote): void {
  const core = globalThis._FEDERATION_RUNTIME_CORE;
  if (!core) throw new Error('There is no federation runtime');
  const chunks = new Map<string, Part>();
  const install = ([name, part]: Chunk) => chunks.set(name, part).size;
  const list = chunkList(remote);
  for (const chunk of list) install(chunk);
  list.push = install;

  async function loadPart(chunk: string): Promise<Part> {
    if (!chunks.has(chunk)) await loadScript(fileUrl(remote, chunk));
    const part = chunks.get(chunk);
    if (!part) throw new Error('The chunk announced itself elsewhere');
    return part;
  }

  // What the bundler runtime does with `import: false`, for one name that all versions of a remote have in common.
  const known = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ name }) => name === remote.entryGlobal);
  const instance = known ?? new core.ModuleFederation({ name: remote.entryGlobal, remotes: [], shared: {} });
  if (!known) core.setGlobalFederationInstance(instance);
  const module = {
    remote: {
      pages: { list: () => loadPart('page.js') },
      slots: { 'home-panel': () => loadPart('extras.js') },
      notifications: async () => async () => [
        {
          id: 'one',
          type: notificationTypes[0],
          title: (await loadPart('extras.js'))(),
          message: '',
          actionUrl: '/',
          createdAt: new Date(0),
        },
      ],
    },
  };
  Reflect.set(globalThis, remote.entryGlobal, {
    init: (scope: typeof instance.shareScopeMap.default) => instance.initShareScopeMap('default', scope ?? {}),
    get: async () => {
      for (const name of ['react', '@tanstack/react-query', '@fursa/shared/backend', '@fursa/shared/ui']) {
        const factory = await instance.loadShare(name, {
          customShareInfo: { scope: ['default'], shareConfig: { requiredVersion: false, singleton: true } },
        });
        if (!factory) throw new Error(`Nobody provides ${name}`);
      }
      return () => module;
    },
  });
}
