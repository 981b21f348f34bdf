import type { Locator, Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const searchPath = /\/rest\/v1\/rpc\/search_companies/;
const phone = { width: 360, height: 740 };
/** Of the seed: it is verified in all three ways. */
const companyPath = '/companies/5eedc000-0000-4000-8000-000000000001';

function rows(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

async function answerCompanies(page: Page, ...companies: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const whole = companies.map((company, index) => ({
    id: `5eedc000-0000-4000-8000-00000000000${index + 1}`,
    industry: null,
    logo: null,
    size: null,
    location: null,
    website: 'https://one.example.com',
    is_demo: false,
    open_jobs: 0,
    ...company,
  }));
  const choices = { industries: [], counties: [], sizes: [] };
  const json = { total: whole.length, page: 1, page_size: 20, companies: whole, ...choices };
  await page.route(searchPath, (route) => route.fulfill({ json }));
}

test.describe('On a phone', () => {
  test.use({ viewport: phone });

  test('A page of companies is at most 4,000 px high, a row 88 px, and nothing moves while it comes', {
    tag: '@layout',
  }, async ({ page }) => {
    await storeDemoSession(page, 'seeker');
    const readShift = await watchLayoutShift(page);
    await page.goto('/companies');
    await expect(rows(page)).toHaveCount(20);
    await untilQuiet(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(88);
    expect(await readShift()).toBeLessThan(0.05);
  });
});

test.describe('On the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('The directory and a company have no violation in any look, and scroll sideways in none', {
    tag: '@looks',
  }, async ({ page }) => {
    test.slow();
    await storeDemoSession(page, 'seeker');
    await page.goto('/companies');
    await expect(rows(page)).toHaveCount(20);
    await expectNoViolationsInLooks(page, 'the directory');
    await page.goto(companyPath);
    await page.getByRole('heading', { name: 'Verified' }).waitFor();
    await expectNoViolationsInLooks(page, 'a company');
  });

  test('The longest names and words without an end stay on the screen', { tag: '@layout' }, async ({ page }) => {
    const endless = 'x'.repeat(200);
    await storeDemoSession(page, 'seeker');
    await answerCompanies(
      page,
      { name: endless, industry: endless.slice(0, 100), size: endless.slice(0, 50), location: endless.slice(0, 100) },
      { name: '<script>alert(1)</script>', open_jobs: 500 },
    );
    await page.goto('/companies');
    await expect(rows(page)).toHaveCount(2);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('A visitor reads a company, goes on to one of its jobs and back, and nothing moves while the page comes', async ({
  page,
}) => {
  const readShift = await watchLayoutShift(page);
  await page.goto(companyPath);
  await expect(page.getByRole('heading', { name: 'Verified' })).toBeVisible();
  await expect(page.getByText(/^Registration certificate seen on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it hires' })).toBeVisible();
  await untilQuiet(page);
  expect(await readShift()).toBeLessThan(0.05);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: 'Bluegum Street Clinics' }),
  );

  await rows(page).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const name = page.getByRole('main').locator('a[href^="/companies/"]').first();
  await name.click();
  await expect(page).toHaveURL(companyPath);
});
