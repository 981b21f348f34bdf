import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fursa-test.ts';

const publicPages = ['/', '/login', '/register', '/remote-jobs'];
const protectedPages = ['/jobs', '/job-match', '/profile', '/companies', '/resources', '/AI', '/accessibility'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('Axe finds nothing on the public pages', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    });

    test('Axe finds nothing on the pages behind sign-in', async ({ page }) => {
      await signIn(page, 'seeker');
      for (const path of protectedPages) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    });
  });
}

test.describe('On a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('No page scrolls sideways', async ({ page }) => {
    await signIn(page, 'seeker');
    for (const path of ['/', ...protectedPages]) {
      await page.goto(path);
      await expectHeading(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });

  test('The menu opens, closes on Escape and when a link is chosen, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Jobs', exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(menu).toBeHidden();
  });
});

async function expectHeading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Skeletons appear after a moment; what axe should see is the page they stand for.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await expectHeading(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, path).toEqual([]);
}
