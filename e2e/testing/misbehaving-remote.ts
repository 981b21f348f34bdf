import type { Page, Route } from '@playwright/test';

/** What a remote does instead of what it was built for. Sources of components and functions, which know `React`, `h1` and `isMended`. */
export interface Misbehaviour {
  readonly remote: string;
  readonly version: string;
  /** Of all its pages. */
  readonly page?: string;
  /** Of all its slots. */
  readonly slot?: string;
  readonly notifications?: string;
}

/** Where a script asks before it blocks the thread: the answer comes before anything else can happen. */
const blockedPath = 'blocked';

/** Whether the fault is over, in this tab. */
const mendedKey = 'mended';

const planted = "new Error('planted')";

/** Every way to misbehave of what is drawn. Mended, each has the heading "Mended". */
export const components = {
  'throws while it renders': `() => { if (!isMended()) throw ${planted}; return h1(); }`,
  'throws in an effect': `() => { React.useEffect(() => { if (!isMended()) throw ${planted}; }); return h1(); }`,
  'sets its state in an effect without end':
    '() => { const [n, set] = React.useState(0); React.useEffect(() => { if (!isMended()) set(n + 1); }); return h1(); }',
  // A task of its own: what an event sets, React lets nobody set without end.
  'sets its state without end once somebody presses':
    '() => { const [n, set] = React.useState(0); React.useEffect(() => { if (n > 0) set(n + 1); }); React.useEffect(() => { document.addEventListener("click", () => setTimeout(set, 0, 1), true); }, []); return h1(); }',
  'waits for ever': '() => { if (!isMended()) throw React.never ??= new Promise(() => {}); return h1(); }',
  'throws in a timer': `() => { React.useEffect(() => void setTimeout(() => { throw ${planted}; })); return h1(); }`,
  'fails in a promise': `() => { React.useEffect(() => void Promise.reject(${planted})); return h1(); }`,
  'blocks the thread': '() => { block(); return h1(); }',
} as const;

/** The same of a source of notifications. */
export const sources = {
  throws: `() => { if (!isMended()) throw ${planted}; return []; }`,
  'fails in a promise': `async () => { if (!isMended()) throw ${planted}; return []; }`,
  'never answers': '() => isMended() ? [] : new Promise(() => {})',
  'answers something else': "async () => isMended() ? [] : 'news'",
  'blocks the thread': 'async () => { block(); return []; }',
} as const;

function entryOf({ remote, version, page, slot, notifications }: Misbehaviour): string {
  const all = (component = '() => null') => `new Proxy({}, { get: () => async () => ${component} })`;
  return `{
    let React;
    const h1 = () => React.createElement('h1', null, 'Mended');
    const isMended = () => sessionStorage.getItem('${mendedKey}') !== null;
    const block = () => {
      if (isMended()) return;
      const request = new XMLHttpRequest();
      request.open('GET', '/remotes/${remote}/${version}/${blockedPath}', false);
      request.send();
      while (true);
    };
    globalThis.${remote.replace('-', '_')} = {
      init: (scope) => Promise.resolve(Object.values(scope.react)[0].get()).then((get) => { React = get(); }),
      get: async () => () => ({
        remote: { pages: ${all(page)}, slots: ${all(slot)}, notifications: async () => ${notifications ?? 'async () => []'} },
      }),
    };
  }`;
}

/** From the next document on these remotes are what they are said to be, on every page that the browser opens in this tab. */
export async function misbehave(page: Page, ...remotes: readonly Misbehaviour[]): Promise<void> {
  await page.unrouteAll();
  for (const remote of remotes) {
    const folder = `/remotes/${remote.remote}/${remote.version}/`;
    await page.route(
      ({ pathname }) => pathname.startsWith(folder),
      (route) => route.fulfill({ contentType: 'text/javascript', body: entryOf(remote) }),
    );
  }
  await page.route(
    // No file, and no call of the backend.
    ({ pathname }) => !/\.|^\/(remotes|rest|auth|storage|functions)\//.test(pathname),
    (route) => changeRegistry(route, remotes),
  );
}

async function changeRegistry(route: Route, remotes: readonly Misbehaviour[]): Promise<void> {
  if (route.request().resourceType() !== 'document') return await route.fallback();
  const response = await route.fetch();
  let html = (await response.text()).replace(/(<script [^>]*id="fursa-registry"[^>]*>)([^<]*)/, (_, start, written) => {
    const registry = JSON.parse(written);
    const changed = registry.remotes.map((entry: Entry) => changeEntry(entry, remotes));
    return start + JSON.stringify({ ...registry, remotes: changed }).replaceAll('<', '\\u003c');
  });
  // Prerendered HTML is taken over by its own version only.
  for (const { remote, version } of remotes) {
    html = html.replace(new RegExp(`(data-mf="${remote}" data-mf-version=")[^"]*`), `$1${version}`);
  }
  await route.fulfill({ response, body: html });
}

interface Entry {
  readonly name: string;
  readonly pages: readonly object[];
  readonly slots: readonly string[];
}

function changeEntry(entry: Entry, remotes: readonly Misbehaviour[]): object {
  const changed = remotes.find(({ remote }) => remote === entry.name);
  if (changed === undefined) return entry;
  const { remote, version, slot, notifications } = changed;
  return {
    ...entry,
    version,
    baseUrl: `/remotes/${remote}/${version}/`,
    entry: 'entry.js',
    integrity: {},
    preload: [],
    notificationFiles: undefined,
    pages: entry.pages.map((page) => ({ ...page, preload: [] })),
    slots: slot === undefined ? [] : entry.slots,
    notifications: notifications === undefined ? undefined : true,
  };
}

/** Ends every misbehaviour of this tab, or begins it again. */
export async function setMended(page: Page, isMended: boolean): Promise<void> {
  await page.evaluate(
    ([key, value]) => (value ? sessionStorage.setItem(key, 'true') : sessionStorage.removeItem(key)),
    [mendedKey, isMended] as const,
  );
}

/** Until the thread of the page does nothing else any more, and then away from it, as somebody does who types another address. */
export async function leaveBlocked(page: Page, begin: () => Promise<unknown>): Promise<void> {
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  const asked = page.waitForRequest((request) => request.url().endsWith(`/${blockedPath}`));
  // It may not end: nothing of that page answers any more.
  begin().catch(() => undefined);
  await asked;
  await page.goto(elsewhere);
}
