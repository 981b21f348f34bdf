import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { signInAsSomebody } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

test('The lists pass axe in light and dark, and fit 320 px', { tag: '@details' }, async ({ page }) => {
  await signInAsSomebody(page);
  await openFirstJob(page);
  await action(page, 'Apply').click();
  await page.getByLabel('Add a note').check();
  await expectNoViolationsInSchemes(page);
  await send(page).click();
  await expect(action(page, 'Applied')).toBeDisabled();
  await expect(action(page, 'Applied')).toBeFocused();
  await action(page, 'Save').click();
  await expect(action(page, 'Saved')).toBeDisabled();
  // A document that is left takes what it still sends with it.
  await untilQuiet(page);
  for (const view of ['saved', 'applied']) {
    await page.goto(`/jobs?view=${view}`);
    if (view === 'applied') await page.getByText('Add notes').click();
    await page.getByRole('button', { name: /^Remove:/ }).click();
    await expectNoViolationsInSchemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

async function expectNoViolationsInSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { isLookOnly: colorScheme === 'dark' })).toEqual([]);
  }
}

/** The page of the newest job of this product. */
async function openFirstJob(page: Page): Promise<string> {
  await page.goto('/jobs?source=local');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  // The list stays until the page of the job is there.
  await expect(page.getByRole('heading', { name: 'Find Your Dream Job in Kenya' })).toHaveCount(0);
  await expect(action(page, 'Save')).toBeVisible();
  return page.url();
}

function action(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}:`) });
}

function send(page: Page): Locator {
  return page.getByRole('button', { name: 'Send application' });
}
