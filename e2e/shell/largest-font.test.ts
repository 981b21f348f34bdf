import { findMisfits } from '../testing/find-misfits.ts';
import { expect, test } from '../testing/fursa-test.ts';
import { findAddress, productPages, waitUntilComplete } from '../testing/product-pages.ts';
import { runsSuite } from '../testing/suites.ts';

/** One page in three, on the smallest screen, stands for all where the suite `layout` does not run. */
const isEvery = runsSuite('layout');
const widths = isEvery ? [320, 360] : [320];

test.describe('In the largest font, on the smallest screens', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'light' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fursa-preferences', JSON.stringify({ state: { fontSize: 36 }, version: 0 }));
    });
  });

  for (const productPage of productPages.filter((_, index) => isEvery || index % 3 === 1)) {
    test(`Everything of ${productPage.path} (${productPage.access}) fits, and no word is broken`, {
      tag: isEvery ? '@layout' : [],
    }, async ({ page }) => {
      await page.goto(await findAddress(page, productPage));
      await waitUntilComplete(page);
      await expectFit(page);
    });
  }

  test('A word too long and a box too wide would be found', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('main').evaluate((main) => {
      const planted = Object.assign(document.createElement('p'), { textContent: 'Donaudampfschifffahrtsgesellschaft' });
      const box = Object.assign(document.createElement('p'), { textContent: 'box' });
      const cut = Object.assign(document.createElement('p'), { textContent: 'cut off at its end' });
      box.style.width = '400px';
      Object.assign(cut.style, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
      main.append(planted, box, cut);
    });
    const misfits = await findMisfits(page);
    expect(misfits).toContain('broken: Donaudampfschifffahrtsgesellschaft');
    expect(misfits).toContainEqual(expect.stringMatching(/^beyond the screen by \d+ px: <p> box$/));
    expect(misfits).toContain('cut off: <p> cut off at its end');
  });
});

async function expectFit(page: Parameters<typeof findMisfits>[0]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    expect(await findMisfits(page), `${width} px`).toEqual([]);
  }
}
