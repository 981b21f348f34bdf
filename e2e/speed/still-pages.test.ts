import type { Page } from '@playwright/test';
import { findCoveredTexts, findMisfits } from '../testing/find-misfits.ts';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { readShiftedParts, watchLayoutShift } from '../testing/layout-shift.ts';
import { runsSuite } from '../testing/looks.ts';
import { findAddress, productPages, waitUntilComplete } from '../testing/product-pages.ts';

/** https://web.dev/articles/cls calls 0.1 good; a tenth of it is a line that nobody sees move. */
const maxShift = 0.01;

/** One page in eight, on a phone, stands for all where the suite `layout` does not run. */
const isEvery = runsSuite('layout');
const phone = { width: 360, height: 740 };
const screens = isEvery ? [phone, { width: 1280, height: 800 }] : [phone];

/** In the largest font. */
const narrowWidths = isEvery ? [320, 360] : [320];

/** Long enough that what stands in the place of an answer is painted. */
const delayMs = 300;

for (const productPage of productPages.filter((_, index) => isEvery || index % 8 === 0)) {
  const { path, access } = productPage;
  test(`Nothing of ${path} moves while it comes, and in the largest font it fits, ${access}`, {
    tag: isEvery ? '@layout' : [],
  }, async ({ page }) => {
    const address = await findAddress(page, productPage);
    await delayAnswers(page);
    const readShift = await watchLayoutShift(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectStill(page, address, readShift);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await useLargestFont(page);
    await page.goto(address);
    await waitUntilComplete(page);
    for (const width of narrowWidths) {
      await page.setViewportSize({ width, height: 640 });
      expect(await findMisfits(page), `${width} px`).toEqual([]);
      await expect.poll(() => findCoveredTexts(page), `${width} px`).toEqual([]);
    }
  });
}

test('In the largest font the top bar of somebody signed in is complete from the first paint', {
  tag: '@layout',
}, async ({ page }) => {
  await storeDemoSession(page, 'seeker');
  await useLargestFont(page);
  await delayAnswers(page);
  const readShift = await watchLayoutShift(page);
  for (const path of ['/', '/companies', '/AI']) await expectStill(page, path, readShift);
});

test('Every page of the registry is among those looked at', async ({ page }) => {
  await page.goto('/terms');
  const registry = await page.evaluate(() => JSON.parse(document.getElementById('fursa-registry')?.textContent ?? ''));
  const paths: string[] = registry.remotes.flatMap(({ pages }: { pages: { path: string }[] }) =>
    pages.map(({ path }) => path),
  );
  const looked = new Set(productPages.map(({ path }) => path.split('?')[0]?.toLowerCase()));
  expect(paths.filter((path) => !looked.has(path.toLowerCase()))).toEqual([]);
});

test('A page that moves would be found', async ({ page }) => {
  const readShift = await watchLayoutShift(page);
  await page.goto('/terms');
  await waitUntilComplete(page);
  await page.getByRole('main').evaluate((main) => {
    main.style.paddingTop = '200px';
  });
  await expect.poll(readShift).toBeGreaterThan(maxShift);
  expect((await readShiftedParts(page)).join('\n')).toContain('Terms of Service');
});

test('A word too long and a box too wide would be found', async ({ page }) => {
  await page.goto('/terms');
  await useLargestFont(page);
  await page.reload();
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

async function useLargestFont(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() =>
    localStorage.setItem('fursa-preferences', JSON.stringify({ state: { fontSize: 36 }, version: 0 })),
  );
}

/** Each answer with data and each script comes later than what stands in its place. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route(/\/(auth|rest|storage|functions)\/v1\/|\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
}

async function expectStill(page: Page, address: string, readShift: () => Promise<number>): Promise<void> {
  await page.goto(address);
  await waitUntilComplete(page);
  const shift = await readShift();
  const parts = await readShiftedParts(page);
  expect(shift, [address, ...parts].join('\n')).toBeLessThanOrEqual(maxShift);
}
