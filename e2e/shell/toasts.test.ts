import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';

test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/terms');
  await page.route('**/assets/chat-panel.*', (route) => route.abort());
});

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'The chat did not load.' });
const pressChat = (page: Page) => page.getByRole('button', { name: 'Open chat' }).click();

test('There is one toast at a time, and it goes after five seconds', async ({ page }) => {
  await pressChat(page);
  await expect(toast(page)).toBeVisible();
  await page.waitForTimeout(2_500);
  await pressChat(page);
  await page.waitForTimeout(3_500);
  // Six seconds after the first: the second took its place and has its own five.
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toBeHidden({ timeout: 4_000 });
});

test('A toast stays while the pointer or the focus is on it, and is closed by its button', async ({ page }) => {
  await pressChat(page);
  await toast(page).hover();
  await page.waitForTimeout(6_500);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast(page)).toBeHidden({ timeout: 7_000 });

  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
  await expect(toast(page)).toBeVisible();
  const close = toast(page).getByRole('button', { name: 'Close' });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await page.waitForTimeout(6_500);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
});

test('A toast about something good is announced politely, in a region of its own', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('newcomer@example.com');
  await form.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
  await form.getByRole('button', { name: 'Sign in' }).click();
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toContainText('Welcome back!');
  await expect(region).toHaveAttribute('aria-live', 'polite');
});
