import path from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { publishRemote } from '@fursa/platform/release';
import type { Page } from '@playwright/test';
import { findMisfits } from '../testing/find-misfits.ts';
import { demoPassword, expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { expectNoViolations, expectNoViolationsInLooks } from '../testing/looks.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { storeSession } from '../testing/session.ts';
import { withVersion } from '../testing/write-version.ts';

// One product for the tests of this file, whose versions they move.
test.describe.configure({ mode: 'serial' });

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/platform');
const administrator = 'employer@example.com';
let product: RunningFursa;

test.beforeAll(async () => {
  await prepareData(dataDir);
  await makeAdministrator(dataDir, administrator);
  product = await runFursa(['start'], dataDir);
  const note = { by: 'amina', why: 'the new list of jobs' };
  await withVersion('9.9.9', (dist) => publishRemote(dist, `${dataDir}-releases`, note));
});

test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
});

async function openPlatform(page: Page): Promise<void> {
  await storeSession(page, administrator, demoPassword, product.address);
  await page.goto(`${product.address}/platform`);
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const served = async (page: Page) => {
  const { remotes } = await (await page.request.get(`${product.address}/registry.json`)).json();
  return remotes.find(({ name }: { name: string }) => name === 'mf-jobs').version;
};

test('A visitor is sent to sign in, and a seeker reads who the page is for', { tag: '@details' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await page.goto(`${product.address}/platform`);
  await expect(page).toHaveURL(/\/login$/);
  await storeDemoSession(page, 'seeker', product.address);
  await page.goto(`${product.address}/platform`);
  await expect(page.getByText('This page is for administrators.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Roll back|Promote)/ })).toHaveCount(0);
  await expectNoViolations(page, 'refused');
});

test('What visitors measured stands in numbers and small lines', { tag: '@details' }, async ({ page }) => {
  const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
  const row = { remote: 'mf-jobs', version: '9.9.9', p75: null };
  const measured = [
    { ...row, metric: 'fursa.remote.mounts', hour: hour(1), count: 1_234, total: 1_234 },
    { ...row, metric: 'fursa.remote.errors', hour: hour(1), count: 7, total: 7 },
    { ...row, metric: 'browser.web_vital.lcp', hour: hour(2), count: 9, total: 9, p75: 2_400 },
    { ...row, metric: 'browser.web_vital.lcp', hour: hour(1), count: 9, total: 9, p75: 900 },
  ];
  await page.route('**/platform/measurements.json', (route) => route.fulfill({ json: { measured } }));
  await openPlatform(page);
  const card = cardOf(page, 'mf-jobs');
  await expect(card.getByText('1,234')).toBeVisible();
  await expect(
    card.getByRole('img', {
      name: /^Largest paint \(LCP\).* between 900 ms and 2\.4 s an hour, 900 ms in the last one$/,
    }),
  ).toBeVisible();
});

test('An administrator rolls a remote back by the keyboard, and the history says who and why', async ({ page }) => {
  await openPlatform(page);
  const card = cardOf(page, 'mf-jobs');
  await expect(card.getByText('Live: 9.9.9')).toBeVisible();
  await expect(card.getByText('No measurements yet.')).toBeVisible();
  const button = card.getByRole('button', { name: /^Roll back/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Roll back/ }).click();
  await expect(dialog.getByText('Say why, in at least three letters.')).toBeVisible();
  expect(await served(page)).toBe('9.9.9');
  await page.keyboard.type('no jobs shown');
  await dialog.getByRole('button', { name: /^Roll back/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^mf-jobs is back at \d/)).toBeVisible();
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await served(page)).not.toBe('9.9.9');
  await card.getByText('History').click();
  const newest = card.locator('ol > li').first();
  await expect(newest).toContainText('Rolled back from 9.9.9 to');
  await expect(newest).toContainText('no jobs shown');
  await expect(newest).toContainText(`by ${administrator}`);
});

test('A person whose colleague was faster is told so, and loses nothing they typed', { tag: '@details' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await withVersion('9.9.10', (dist) => publishRemote(dist, `${dataDir}-releases`, { by: 'amina' }));
  await openPlatform(page);
  await cardOf(page, 'mf-jobs')
    .getByRole('button', { name: /^Roll back/ })
    .click();
  await withVersion('9.9.11', (dist) => publishRemote(dist, `${dataDir}-releases`, { by: 'amina' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('no jobs shown');
  await dialog.getByRole('button', { name: /^Roll back/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody was faster: it is mf-jobs 9.9.11 now');
  await expect(dialog.getByLabel('Reason')).toHaveValue('no jobs shown');
  expect(await served(page)).toBe('9.9.11');
});

test('Axe finds nothing in any look, and in the largest font everything fits the smallest screen', {
  tag: '@looks',
}, async ({ page }) => {
  // A version that nobody has rolled back, whichever tests ran before.
  await withVersion('9.9.12', (dist) => publishRemote(dist, `${dataDir}-releases`, { by: 'amina' }));
  await page.setViewportSize({ width: 320, height: 740 });
  await openPlatform(page);
  const card = cardOf(page, 'mf-jobs');
  await card.getByText('History').click();
  await card.getByText(/earlier version/).click();
  await expectNoViolationsInLooks(page, 'platform');
  await card.getByRole('button', { name: /^Roll back/ }).click();
  await expectNoViolations(page, 'the dialog');

  await page.evaluate(() =>
    localStorage.setItem('fursa-preferences', JSON.stringify({ state: { fontSize: 36 }, version: 0 })),
  );
  await page.reload();
  await card.getByText('History').click();
  expect(await findMisfits(page)).toEqual([]);
  await card.getByRole('button', { name: /^Roll back/ }).click();
  expect(await findMisfits(page)).toEqual([]);
});

/** Makes a demo account the administrator of a product that is not running: no demo data has one, and no page can make one. */
async function makeAdministrator(dataDir: string, email: string): Promise<void> {
  const backend = await startTestBackendWithDatabase({ dataDir });
  try {
    const made = await backend.database.query(
      `update public.user_roles set role = 'admin'
       where user_id = (select id from auth.users where email = $1) returning user_id`,
      [email],
    );
    if (made.length !== 1) throw new Error(`There is no account ${email}`);
  } finally {
    await backend.close();
  }
}
