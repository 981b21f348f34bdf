import path from 'node:path';
import { publicConfigSchema } from '@fursa/shared/contract/registry';
import type { APIRequestContext } from '@playwright/test';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

// One product for the tests of this file, so one worker.
test.describe.configure({ mode: 'default' });

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/email-confirmation');
let product: RunningFursa;

// Playwright's own recording script is refused by the frame around a mail, which is as it should be.
const refusedInFrame = /Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed/;

test.beforeAll(async () => {
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir, undefined, { FURSA_EMAIL_CONFIRMATION: 'on' });
});

test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
});

test('A stranger registers, finds the mail in the outbox, and its link confirms the account', {
  tag: '@products',
}, async ({ page, expectedErrors }) => {
  // The browser tells of each answer that is an error, such as the refused sign-in.
  expectedErrors.push(/status of 400/, refusedInFrame);
  const email = `wanjiru.${crypto.randomUUID()}@example.com`;
  const password = 'mango river lantern';
  await page.goto(`${product.address}/register`);
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Wanjiru Kamau');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(`${product.address}/login`);
  await fillSignIn(page, email, password);
  await expect(
    page.getByText('Please check your email for a confirmation link to activate your account.').first(),
  ).toBeVisible();

  await page.goto(`${product.address}/dev/mail`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  // The link has done its work: no key to the account stays in the address, and a reload asks for nothing.
  await expect(page).toHaveURL(/^[^?#]+\/auth\/confirm$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();

  await page.getByRole('link', { name: 'Continue to Fursa' }).click();
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
});

test('The mail in the frame shows its link, which leads out of the frame into the product', {
  tag: '@products',
}, async ({ page, request, expectedErrors }) => {
  expectedErrors.push(refusedInFrame);
  const email = await register(request);
  await page.goto(`${product.address}/dev/mail`);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect(mail.getByText('The link works once, for one hour.')).toBeVisible();
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
});

test('On a small screen axe finds nothing in the outbox, and no email scrolls sideways', { tag: '@products' }, async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(refusedInFrame);
  await page.setViewportSize({ width: 320, height: 640 });
  const email = await register(request);
  await page.goto(`${product.address}/dev/mail`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Not in the mail itself: axe cannot run in its frame, where nothing runs.
    expect(await findViolations(page)).toEqual([]);
  }
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

/** Registers past the screens and gives back the address that gets the mail. */
async function register(request: APIRequestContext): Promise<string> {
  const email = `otieno.${crypto.randomUUID()}@example.com`;
  const config = publicConfigSchema.parse(await (await request.get(`${product.address}/config.json`)).json());
  const answer = await request.post(`${product.address}/auth/v1/signup`, {
    headers: { apikey: config.supabasePublishableKey },
    data: { email, password: 'mango river lantern', data: { name: 'Otieno' } },
  });
  expect(answer.ok()).toBe(true);
  return email;
}
