import path from 'node:path';
import { publishRemote, rollbackRemote } from '@fursa/platform/release';
import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect, fillSignIn, storeDemoSession, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';
import { type ChangedText, withText } from '../testing/write-version.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(repository, '.cache/e2e/open-tab');
const releaseDir = `${dataDir}-releases`;

const jobsText: ChangedText = { remote: 'mf-jobs', from: '"Remote jobs"', to: '"Remote jobs, released today"' };
const accountsText: ChangedText = { remote: 'mf-auth', from: '"Forgot your password?"', to: '"Lost your password?"' };

// One product for all of them, in which each releases something.
test.describe.configure({ mode: 'default' });

let product: RunningFursa;
test.beforeAll(async () => {
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir);
});
test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
});

async function publish(version: string, text: ChangedText): Promise<void> {
  await withText(version, text, (dist) => publishRemote(dist, releaseDir));
}

async function openPage(page: Page, address: string): Promise<string> {
  await page.clock.install();
  await page.goto(`${product.address}${address}`);
  return await markDocument(page);
}

/** What an open tab does not see pass: afterwards it learns of whatever was released. */
async function letPass(page: Page, time: string): Promise<void> {
  const read = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(time);
  await read;
}

/** The line that tells of a newer version. On a busy machine the read that would find it is given up; a later one finds it. */
async function passUntilOffered(page: Page, time: string): Promise<Locator> {
  const offer = page.getByRole('status').filter({ hasText: 'There is a newer version of this page.' });
  await expect(async () => {
    await letPass(page, time);
    await expect(offer).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return offer;
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

test('A tab keeps its version of a remote through searches, pages and Back after a release; the next document has the new one', async ({
  page,
}) => {
  const marker = await openPage(page, '/remote-jobs');
  await expect(heading(page, 'Remote jobs')).toBeVisible();
  await publish('9.0.0', jobsText);
  const offer = await passUntilOffered(page, '24:00:00');
  expect(await findViolations(page, { within: '[role=status]' })).toEqual([]);

  // As a person does: it was the second search that found nothing any more.
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  for (const wanted of ['engineer', 'designer']) {
    await page.getByRole('searchbox').first().fill(wanted);
    await expect(page).toHaveURL(new RegExp(wanted));
    await expect(heading(page, 'Remote jobs')).toBeVisible();
  }
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);

  // Remotes that come now find what the shell shares, and the page is as it was when somebody comes Back to it.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Remote jobs')).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: /remote jobs/i })
    .first()
    .click();
  await expect(heading(page, 'Remote jobs, released today')).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(false);

  // A rollback is a release.
  const next = await markDocument(page);
  await rollbackRemote(releaseDir, 'mf-jobs');
  await passUntilOffered(page, '05:30');
  await page.getByRole('searchbox').first().fill('driver');
  await expect(page).toHaveURL(/driver/);
  await expect(heading(page, 'Remote jobs, released today')).toBeVisible();
  expect(await isSameDocument(page, next)).toBe(true);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Remote jobs')).toBeVisible();
});

test('Someone who signs in on a page whose remote was released meanwhile finds everything in its place', {
  tag: '@faults',
}, async ({ page }) => {
  const marker = await openPage(page, '/login');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await publish('9.0.0', accountsText);
  await letPass(page, '24:00:00');
  await fillSignIn(page, 'seeker@example.com', demoPassword);
  const widget = page.getByRole('banner').locator('[data-mf="mf-auth"]');
  await expect(widget.locator('> *').first()).toBeVisible();
  for (const [name, remote] of [
    ['Jobs', 'mf-jobs'],
    ['Profile', 'mf-profile'],
    ['Companies', 'mf-directory'],
  ] as const) {
    await follow(page, name);
    await expect(page.locator(`main [data-mf="${remote}"]`).getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await isSameDocument(page, marker)).toBe(true);
  await page.reload();
  await expect(widget).toHaveAttribute('data-mf-version', '9.0.0');
});

test('A remote that only the bell has loaded stays as it is, and is new where a link leads to it', {
  tag: '@faults',
}, async ({ page }) => {
  await storeDemoSession(page, 'seeker', product.address);
  // The first remote of this document is another one.
  const marker = await openPage(page, '/companies');
  const loaded = await page.waitForFunction(() => Reflect.get(globalThis, 'mf_jobs') !== undefined);
  await loaded.dispose();
  await publish('9.1.0', jobsText);
  await letPass(page, '05:30');
  await follow(page, 'Profile');
  await expect(page.locator('main [data-mf="mf-profile"]').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameDocument(page, marker)).toBe(true);
  await follow(page, 'Jobs');
  await expect(page.locator('main [data-mf="mf-jobs"]')).toHaveAttribute('data-mf-version', '9.1.0');
  expect(await isSameDocument(page, marker)).toBe(false);
});
