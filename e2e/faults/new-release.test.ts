import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../testing/document-marker.ts';
import { findViolations } from '../testing/find-violations.ts';
import { expect, signIn, test } from '../testing/fursa-test.ts';

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

test('A version that throws while it is evaluated gives way to the one that was released after it', async ({
  page,
}) => {
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

test('An open tab learns of a release, and takes it with a new document when the person goes on', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'seeker');
  await openFromNavigation(page, 'Jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  await page.route('**/registry.json', async (route) => {
    const registry: WrittenRegistry = await (await route.fetch()).json();
    const changed = withRemote(registry, 'mf-jobs', (remote) => ({ ...remote, version: '9.9.9' }));
    await route.fulfill({ json: { ...changed, revision: registry.revision + 1 } });
  });
  const read = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('05:30');
  await read;
  const marker = await markDocument(page);

  // On the page itself nothing is taken away; a quiet line offers it.
  const offer = page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' });
  await expect(offer.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('searchbox').first().fill('driver');
  await expect(page).toHaveURL(/driver/);
  expect(await isSameDocument(page, marker)).toBe(true);

  // Another remote is as it was.
  await openFromNavigation(page, 'Companies');
  await expect(page.getByRole('heading', companies)).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await isSameDocument(page, marker)).toBe(true);

  await openFromNavigation(page, 'Jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(false);
});

test('Who does not want the newer version now is not asked again, and who wants it gets it at once', {
  tag: '@faults',
}, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'seeker');
  await openFromNavigation(page, 'Jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  let version = '9.9.8';
  await page.route('**/registry.json', async (route) => {
    const registry: WrittenRegistry = await (await route.fetch()).json();
    const changed = withRemote(registry, 'mf-jobs', (remote) => ({ ...remote, version }));
    await route.fulfill({ json: { ...changed, revision: registry.revision + Number(version.at(-1)) } });
  });
  const offer = page.getByText('There is a newer version of this page.');
  await page.clock.fastForward('05:30');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  version = '9.9.9';
  await page.clock.fastForward('05:30');
  await expect(offer).toBeVisible();
  expect(await findViolations(page, { within: '[role=status]' })).toEqual([]);
  const marker = await markDocument(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSameDocument(page, marker)).toBe(false);
});
