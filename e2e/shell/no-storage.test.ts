import type { Page } from '@playwright/test';
import { demoPassword, expect, fillSignIn, test } from '../testing/fursa-test.ts';

const quietLine = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test('Where the browser forbids storage, pages are shown, people sign in and move about, and one quiet line says what that means', {
  tag: '@faults',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const deny = {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, deny);
    }
    Object.defineProperty(document, 'cookie', { ...deny, set: deny.get });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(quietLine(page, /does not store what you do here/)).toHaveCount(1);
  await expect(quietLine(page, /does not store what you do here/)).toBeVisible();

  await page.goto('/remote-jobs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'newcomer@example.com', demoPassword);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const [name, remote] of Object.entries({
    Jobs: 'mf-jobs',
    Companies: 'mf-directory',
    AI: 'mf-ai',
    Profile: 'mf-profile',
  })) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.locator(`main [data-mf="${remote}"]`).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(quietLine(page, /does not store what you do here/)).toHaveCount(1);

  // A draft lives in memory, and is not told to stay on the device.
  const bio = page.getByLabel('Bio');
  await bio.fill('I mend boats in Lamu.');
  await expect(quietLine(page, /Save them before you close or reload/)).toBeVisible();
  await links.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.locator('main [data-mf="mf-directory"]')).toBeVisible();
  await links.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(bio).toHaveValue('I mend boats in Lamu.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('Where there is no room left, what is typed lives on in memory, and one quiet line says so', {
  tag: '@faults',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await fillSignIn(page, 'newcomer@example.com', demoPassword);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(quietLine(page, /does not store what you do here/)).toHaveCount(1);
});
