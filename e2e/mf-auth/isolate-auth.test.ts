import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword, expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { newAccountPassword as password } from '../testing/session.ts';

// One bench for the tests of this file, so one worker.
test.describe.configure({ mode: 'default' });

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/isolate-auth');
let bench: RunningFursa;

test.beforeAll(async () => {
  await prepareData(dataDir);
  bench = await runFursa(['isolate', 'mf-auth'], dataDir, undefined, { FURSA_EMAIL_CONFIRMATION: 'on' });
});

test.afterAll(async () => {
  expect(await bench.stop()).toBe(0);
});

test('A tester takes the accounts alone from registration over a forgotten password to the menu of the account', {
  tag: '@products',
}, async ({ page, expectedErrors }) => {
  // The refused sign-ins, and Playwright's own script, which the frame around a mail refuses.
  expectedErrors.push(/status of 400/, /Blocked script execution in 'about:srcdoc'/);
  const email = `amina.${crypto.randomUUID()}@example.com`;
  await page.goto(bench.address);
  await expect(page).toHaveURL(`${bench.address}/login`);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Create your account' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Amina Otieno');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`A confirmation link was sent to ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await fillSignIn(page, email, password);
  await expect(page.getByText('Please check your email for a confirmation link').first()).toBeVisible();

  await openLink(page, email, 'Confirm my address');
  await expect(page.getByText('Welcome to Fursa, Amina Otieno. You are signed in.')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Amina Otieno.*Your account/ })
    .click();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: /Your account/ })).toHaveCount(0);

  await page.goto(`${bench.address}/forgot-password`);
  await form.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openLink(page, email, 'Choose a new password');
  await page.getByLabel('New password').fill('mango river lantern');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  await page.getByText(/^Events \(/).click();
  await expect(page.getByText(/^auth:signed-in/).first()).toBeVisible();
});

test('A session that ends on the bench is renewed in the dialog of the remote', { tag: '@products' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[0-9]/);
  await page.goto(`${bench.address}/login`);
  await page.getByRole('banner').getByLabel('Account').selectOption('seeker');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as seeker@example.com')).toBeVisible();
  await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    localStorage.setItem('fursa-identity', JSON.stringify({ ...identity, expires_at: 1, refresh_token: 'gone' }));
  });
  // Whoever comes back to the tab sets off a refresh.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('seeker@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Signed in as seeker@example.com')).toBeVisible();
});

test('Links that lead nowhere have their pages on the bench, too', { tag: '@products' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[0-9]/);
  for (const link of ['/auth/confirm', '/reset-password']) {
    await page.goto(`${bench.address}${link}`);
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  }
  await page.goto(`${bench.address}/auth/confirm?token_hash=long-gone&type=signup`);
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible();
});

async function openLink(page: Page, email: string, name: string): Promise<void> {
  await page.goto(`${bench.address}/dev/mail`);
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  await page.getByRole('link', { name }).click();
}
