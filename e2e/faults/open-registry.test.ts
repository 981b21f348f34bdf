import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';

/** Serves the pages with a registry that somebody has written something into. */
async function changeRegistry(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/(remote-jobs|of-the-future)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('Without any registry the landing page works, and another page says that something is wrong', async ({ page }) => {
  await changeRegistry(page, (html) => html.replace('"schemaVersion":1', '"schemaVersion":9'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/remote-jobs');
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
});
