import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';

const pages = [
  { path: '/login', title: 'Sign in' },
  { path: '/remote-jobs', title: 'Remote jobs' },
] as const;

/** Remembers the heading that came with the document. */
async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { firstHeading: document.querySelector('main h1') });
    });
  });
}

const keepsHeading = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'firstHeading') === document.querySelector('main h1'));

for (const { path, title } of pages) {
  test(`The text of ${path} is there before any script, and its code takes over the very same elements`, async ({
    page,
  }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await rememberHeading(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.locator('main h1');
    await expect(heading).toHaveText(title);
    // It has its looks, and takes no input that would be lost or sent without its code.
    await expect(heading).toHaveCSS('font-weight', '650');
    await expect(page.locator('main [inert]')).toHaveCount(1);

    released.resolve();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await expect(page).toHaveTitle(`${title} · Fursa`);
    expect(await keepsHeading(page)).toBe(true);
  });
}

test('What a password manager fills in before the code has come stays, and is sent', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const released = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#account-email').evaluate((field: HTMLInputElement) => {
    field.value = 'nobody@example.com';
  });
  await page.locator('#account-password').evaluate((field: HTMLInputElement) => {
    field.value = 'mango river lantern';
  });
  released.resolve();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('A search in the address is shown from the first moment on, and typing goes on in the same field', async ({
  page,
}) => {
  await page.goto('/remote-jobs?q=developer');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('developer');
  await page.goto('/remote-jobs');
  await field.pressSequentially('designer');
  await expect(page).toHaveURL(/q=designer/);
  await expect(field).toHaveValue('designer');
  await expect(field).toBeFocused();
});

test('Somebody signed in gets the same page, and their own bar above it', async ({ page }) => {
  await signIn(page, 'seeker');
  await rememberHeading(page);
  await page.goto('/remote-jobs');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect(await keepsHeading(page)).toBe(true);
});

test('When the code of a rendered page does not answer, its place names the remote, and one Retry recovers', {
  tag: '@faults',
}, async ({ page, faultProxy, expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-auth/, /Failed to load resource/);
  faultProxy.break(/^\/remotes\/mf-auth\/.*\.js$/, { kind: 'cut' });
  await page.goto(`${faultProxy.address}/login`, { waitUntil: 'load' });
  await expect(page.getByRole('alert')).toContainText('cannot be shown right now');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  faultProxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill('somebody@example.com');
});
