import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { endCanary, publishRemote, rollbackRemote, setCanary, stageRemote } from '@fursa/platform/release';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { withEntry, withVersion } from '../testing/write-version.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(repository, '.cache/e2e/last-good');
const releaseDir = `${dataDir}-releases`;

const container = (remote: string) => `globalThis.mf_jobs = { init() {}, get: async () => () => ({ ${remote} }) };`;

/** Each gets past `publish --force` alone; `check` refuses it. */
const broken = [
  { name: 'throws while it is evaluated', entry: 'throw new Error("a broken release");' },
  { name: 'exposes no remote', entry: container('other: 1') },
  { name: 'lacks a page of its registry', entry: container('remote: { pages: {}, slots: {} }') },
  {
    name: 'throws while it renders',
    entry: container(
      'remote: { pages: new Proxy({}, { get: () => async () => () => { throw new Error("a broken page"); } }), slots: {} }',
    ),
  },
] as const;

// One product for all of them.
test.describe.configure({ mode: 'default' });

let product: RunningFursa;
test.beforeAll(async () => {
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir);
});
test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
});
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/a broken (release|page)/, /RUNTIME-\d+/, /Failed to load resource/, /mf-jobs/);
});

async function openRemoteJobs(page: Page): Promise<string | null> {
  await page.goto(`${product.address}/remote-jobs`, { waitUntil: 'commit' });
  const place = page.locator('main [data-mf="mf-jobs"]');
  await expect(place.getByRole('searchbox')).toBeEnabled();
  await expect(place.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  return await place.getAttribute('data-mf-version');
}

for (const [index, { name, entry }] of broken.entries()) {
  test(`When a version ${name}, visitors get the one before, and nothing tells them`, {
    tag: index === 0 ? [] : '@faults',
  }, async ({ page }) => {
    const live = await openRemoteJobs(page);
    await withEntry(`9.${index}.0`, entry, (dist) => publishRemote(dist, releaseDir));
    expect(await openRemoteJobs(page)).toBe(live);

    // Whoever comes back in this tab is not led through it again.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expect(await openRemoteJobs(page)).toBe(live);
    expect(asked.filter((url) => url.startsWith(`/remotes/mf-jobs/9.${index}.0/`))).toEqual([]);

    // A rollback is there for the next visitor.
    await rollbackRemote(releaseDir, 'mf-jobs');
    expect(await openRemoteJobs(page)).toBe(live);
  });
}

test('When the files of a version are gone, visitors get the one before', { tag: '@faults' }, async ({ page }) => {
  const live = await openRemoteJobs(page);
  await withVersion('9.8.0', (dist) => publishRemote(dist, releaseDir));
  await rm(path.join(releaseDir, 'remotes/mf-jobs/9.8.0'), { recursive: true });
  expect(await openRemoteJobs(page)).toBe(live);
  await rollbackRemote(releaseDir, 'mf-jobs');
});

test('When only the page of a version is damaged, the one before takes its place in the same document, with its styles', {
  tag: '@faults',
}, async ({ page }) => {
  const live = await openRemoteJobs(page);
  await withVersion('9.8.1', (dist) => publishRemote(dist, releaseDir));
  const folder = path.join(releaseDir, 'remotes/mf-jobs/9.8.1');
  for (const file of await readdir(folder)) {
    if (!file.startsWith('page-remote-jobs.')) continue;
    // What stands behind the end of compressed bytes is not read.
    if (/\.(br|gz)$/.test(file)) await rm(path.join(folder, file));
    else await appendFile(path.join(folder, file), '\n;');
  }
  const opened: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()));
  expect(await openRemoteJobs(page)).toBe(live);
  expect(opened).toHaveLength(1);
  // Of the version that failed everything else was there.
  for (const version of ['9.8.1', live]) {
    await expect(page.locator(`head > link[rel=stylesheet][href*="/mf-jobs/${version}/"]`)).toHaveCount(1);
  }
  await rollbackRemote(releaseDir, 'mf-jobs');
});

test('A canary is what its visitors get, and what breaks in it gives way to what everybody has', {
  tag: '@faults',
}, async ({ page, browser }) => {
  const live = await openRemoteJobs(page);
  await withVersion('9.9.0', (dist) => stageRemote(dist, releaseDir));
  await setCanary(releaseDir, 'mf-jobs', { version: '9.9.0', percent: 100 });
  expect(await openRemoteJobs(page)).toBe('9.9.0');
  await page.reload();
  expect(await openRemoteJobs(page)).toBe('9.9.0');
  await setCanary(releaseDir, 'mf-jobs', { version: '9.9.0', percent: 0.000_001 });
  expect(await openRemoteJobs(page)).toBe(live);

  await withEntry('9.9.1', broken[0].entry, (dist) => stageRemote(dist, releaseDir));
  await setCanary(releaseDir, 'mf-jobs', { version: '9.9.1', percent: 100 });
  const other = await browser.newPage();
  expect(await openRemoteJobs(other)).toBe(live);
  await other.close();
  await endCanary(releaseDir, 'mf-jobs');
});
