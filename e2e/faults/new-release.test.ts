import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';

interface WrittenRemote {
  readonly name: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly entry: string;
  readonly preload: readonly string[];
  readonly pages: readonly object[];
  readonly integrity: Readonly<Record<string, string>>;
}

interface WrittenRegistry {
  readonly revision: number;
  readonly remotes: readonly WrittenRemote[];
}

const registryPattern = /(<script type="application\/json" id="fursa-registry">)(.*?)(<\/script>)/s;
const companies = { name: 'Top Kenyan Employers', level: 1 } as const;

/** Documents arrive with the registry of an earlier release; `/registry.json` tells the one that is live. */
async function openWithRegistry(page: Page, change: (registry: WrittenRegistry) => WrittenRegistry): Promise<void> {
  await page.route(/^[^?]*\/[a-z-]*(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(registryPattern);
    const body = html.replace(
      registryPattern,
      (_, open, json, close) => `${open}${JSON.stringify(change(JSON.parse(json)))}${close}`,
    );
    await route.fulfill({ response, body });
  });
}

function withRemote(
  registry: WrittenRegistry,
  name: string,
  change: (remote: WrittenRemote) => WrittenRemote,
): WrittenRegistry {
  const remotes = registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote));
  return { ...registry, remotes };
}

/** An earlier version of mf-directory, whose only file is this entry. */
async function serveEarlierVersion(page: Page, entry: string): Promise<void> {
  const integrity = `sha256-${createHash('sha256').update(entry).digest('base64')}`;
  await page.route('**/remotes/mf-directory/0.0.1/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: entry }),
  );
  await openWithRegistry(page, (registry) => ({
    ...withRemote(registry, 'mf-directory', (remote) => ({
      ...remote,
      version: '0.0.1',
      baseUrl: '/remotes/mf-directory/0.0.1/',
      entry: 'entry.js',
      preload: [],
      notificationFiles: undefined,
      pages: remote.pages.map((each) => ({ ...each, preload: [] })),
      integrity: { 'entry.js': integrity },
    })),
    revision: 0,
  }));
}

async function openFromNavigation(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-directory/, /RUNTIME-\d+/, /Failed to load resource/);
});

test('A version that throws while it is evaluated gives way to the one that was released after it', {
  tag: '@faults',
}, async ({ page }) => {
  await serveEarlierVersion(
    page,
    `globalThis.mf_directory_chunks = [['old']];
     globalThis.mf_directory = { init() {}, get: async () => () => { throw new Error('broken release'); } };`,
  );
  await signIn(page, 'seeker');
  const marker = await markDocument(page);
  await openFromNavigation(page, 'Companies');
  await expect(page.getByRole('heading', companies)).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(true);
});

test('A version that throws while it is evaluated is evaluated again by a Retry', { tag: '@faults' }, async ({
  page,
}) => {
  await serveEarlierVersion(
    page,
    `let tries = 0;
     const pages = { companies: async () => () => 'The second time it works' };
     globalThis.mf_directory = {
       init() {},
       get: async () => () => {
         if ((tries += 1) === 1) throw new Error('not yet');
         return { remote: { pages, slots: {} } };
       },
     };`,
  );
  // Nothing newer is live, and nothing older is left of another run.
  await page.route(/\/(registry|fallbacks)\.json$/, (route) => route.abort());
  await signIn(page, 'seeker');
  const marker = await markDocument(page);
  await openFromNavigation(page, 'Companies');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The second time it works')).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(true);
});

test('A release that the shell of an open tab cannot take is passed over for the version that it knows', {
  tag: '@faults',
}, async ({ page }) => {
  await page.clock.install();
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry: WrittenRegistry = await response.json();
    const unfit = (remote: WrittenRemote) => ({
      ...remote,
      version: '99.0.0',
      baseUrl: '/remotes/mf-directory/99.0.0/',
      contract: '^1.99.0',
    });
    await route.fulfill({
      json: { ...withRemote(registry, 'mf-directory', unfit), revision: registry.revision + 1 },
    });
  });
  await signIn(page, 'seeker');
  const marker = await markDocument(page);
  const read = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('05:30');
  await read;
  await openFromNavigation(page, 'Companies');
  await expect(page.getByRole('heading', companies)).toBeVisible();
  await expect(page.locator('main [data-mf="mf-directory"]')).not.toHaveAttribute('data-mf-version', '99.0.0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument(page, marker)).toBe(true);
});

test('What a page leaves on html and body, and hangs into the body, goes with it, and it names no later page', async ({
  page,
}) => {
  await serveEarlierVersion(
    page,
    `let React;
     const change = () => {
       document.body.style.overflow = 'hidden';
       document.body.className = 'locked';
       document.documentElement.style.overflow = 'clip';
       Object.assign(document.documentElement, { lang: 'sw', dir: 'rtl' });
       document.body.append(Object.assign(document.createElement('div'), { className: 'layer' }));
       globalThis.nameLate = () => { document.title = 'Named by the page that was left'; };
     };
     const Page = () => { React.useEffect(change, []); return React.createElement('h1', null, 'Untidy'); };
     globalThis.mf_directory = {
       init: (scope) => Promise.resolve(Object.values(scope.react)[0].get()).then((get) => { React = get(); }),
       get: async () => () => ({ remote: { pages: { companies: async () => Page }, slots: {} } }),
     };`,
  );
  // Nothing newer is live, and nothing older is left of another run.
  await page.route(/\/(registry|fallbacks)\.json$/, (route) => route.abort());
  await signIn(page, 'seeker');
  const marker = await markDocument(page);
  const readDocument = () =>
    page.evaluate(() => {
      const { lang, dir, style } = document.documentElement;
      const { body } = document;
      const layers = document.querySelectorAll('.layer').length;
      return [lang, dir, style.overflow, body.className, body.style.overflow, layers];
    });
  const before = await readDocument();
  await openFromNavigation(page, 'Companies');
  await expect(page.getByRole('heading', { name: 'Untidy' })).toBeVisible();
  await expect.poll(readDocument).toEqual(['sw', 'rtl', 'clip', 'locked', 'hidden', 1]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect.poll(readDocument).toEqual(before);
  const title = await page.title();
  await page.evaluate(() => Reflect.get(globalThis, 'nameLate')());
  expect(await page.title()).toBe(title);
  expect(await isSameDocument(page, marker)).toBe(true);
});
