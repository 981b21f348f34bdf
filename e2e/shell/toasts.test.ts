import { shellChunk } from '@fursa/platform/shell-chunk';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';

const start = new Date('2026-11-22T08:00:00Z');

/** The clock of the page stands still until a test moves it, so that a slow machine changes nothing. */
test.beforeEach(async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.clock.install({ time: start });
  await page.goto('/terms');
  await page.clock.pauseAt(new Date(start.getTime() + 600_000));
  await page.route(`**${shellChunk('chat-panel')}`, (route) => route.abort());
});

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'The chat did not load.' });
const pressChat = (page: Page) => page.getByRole('button', { name: 'Open chat' }).click();

/** The chat is asked for a second time before it counts as failed: the clock moves until the toast is there. */
async function waitForToast(page: Page): Promise<void> {
  const count = async () => {
    await page.clock.runFor(100);
    return await toast(page).count();
  };
  await expect.poll(count).toBe(1);
}

test('There is one toast at a time, and it goes after five seconds', async ({ page }) => {
  await pressChat(page);
  await waitForToast(page);
  await page.clock.runFor(2_500);
  await pressChat(page);
  await page.clock.runFor(3_500);
  // Six seconds after the first: the second took its place and has its own five.
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(2_500);
  await expect(toast(page)).toHaveCount(0);
});

test('A toast stays while the pointer or the focus is on it, and is closed by its button', async ({ page }) => {
  await pressChat(page);
  await waitForToast(page);
  await toast(page).hover();
  await page.clock.runFor(6_500);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_500);
  await expect(toast(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
  await waitForToast(page);
  const close = toast(page).getByRole('button', { name: 'Close' });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await page.clock.runFor(6_500);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(toast(page)).toHaveCount(0);
});

test('A toast about something good is announced politely, in a region of its own', async ({ page }) => {
  await page.clock.resume();
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('newcomer@example.com');
  await form.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
  await form.getByRole('button', { name: 'Sign in' }).click();
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toContainText('Welcome back!');
  await expect(region).toHaveAttribute('aria-live', 'polite');
});
