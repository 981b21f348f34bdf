import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';

test.use({ colorScheme: 'light' });

test('What is set on the accessibility page holds everywhere, after a reload and in other tabs', async ({
  page,
  context,
}) => {
  await signIn(page, 'newcomer');
  const other = await context.newPage();
  await other.goto('/terms');
  await page.goto('/accessibility');
  const normal = await readRootSize(page);

  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Color blind friendly' }).click();
  await page.getByRole('slider', { name: 'Font size' }).fill('36');
  for (const tab of [page, other]) {
    const html = tab.locator('html');
    await expect(html).toHaveAttribute('data-contrast', 'high');
    await expect(html).toHaveAttribute('data-palette', 'color-blind');
    await expect.poll(() => readRootSize(tab)).toBe(normal * 2);
  }
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.reload();
  await expect(page.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'Font size' })).toHaveValue('36');

  await page.getByRole('button', { name: 'High contrast' }).press('Enter');
  await page.getByRole('slider', { name: 'Font size' }).press('ArrowLeft');
  await expect(other.locator('html')).toHaveAttribute('data-contrast', 'normal');
  await expect.poll(() => readRootSize(other)).toBeCloseTo((normal * 35) / 18, 1);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'color-blind');
});

test('The first paint already looks as chosen', async ({ page, expectedErrors }) => {
  await page.addInitScript(() => {
    const state = { theme: 'dark', contrast: 'high', palette: 'color-blind', fontSize: 27 };
    localStorage.setItem('fursa-preferences', JSON.stringify({ state, version: 0 }));
  });
  // Without the shell's own scripts only the few lines in the head can have done it.
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-contrast', 'high');
  await expect(html).toHaveAttribute('data-palette', 'color-blind');
  expect(await readRootSize(page)).toBe(24);
});

test("The browser's own bars have the colour of the page, and not of the device", async ({ page }) => {
  await page.goto('/');
  const colors = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.map(({ content }) => {
        probe.style.color = content;
        return probe.style.color;
      });
    });
  const expectPageColors = async () => {
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await colors()).toEqual([canvas, canvas]);
  };
  await expectPageColors();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectPageColors();
  await page.reload({ waitUntil: 'commit' });
  await expectPageColors();
});

function readRootSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}
