import type { Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { signInAsSomebody } from '../testing/session.ts';

/** Where the focus is must be something: from the page's body a screen reader begins at the top again. */
async function expectFocusKept(page: Page): Promise<void> {
  // A part that takes the focus away does so within the frame after it is gone.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** Every answer that changes something takes a moment, so that the button is seen busy. */
async function delayWrites(page: Page): Promise<void> {
  await page.route(/\/(auth|rest|functions)\/v1\//, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

test('Saving the profile and removing the last skill or entry leave the focus on an element', {
  tag: '@details',
}, async ({ page }) => {
  await signInAsSomebody(page);
  await delayWrites(page);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('I repair pumps.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectFocusKept(page);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();

  await page.goto('/profile?tab=skills');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sales' }).click();
  await expectFocusKept(page);
  await main.getByRole('button', { name: /^Remove Sales/ }).click();
  await expect(main.getByRole('button', { name: /^Remove Sales/ })).toHaveCount(0);
  await expectFocusKept(page);
});

test('Escape closes account, notifications, filters and chat, and returns the focus', { tag: '@details' }, async ({
  page,
}) => {
  await storeDemoSession(page, 'seeker');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/companies');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  for (const name of [/Your account/, /^Notifications/, /^Filters/, /^Open (the )?menu/i]) {
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Open chat' }).click();
  // Its bytes come when it is opened.
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});
