import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { adzunaRow, searchAnswer, searchRow } from '../testing/search-rows.ts';

const script = '<script>globalThis.wasRun = true</script><img src=x onerror="globalThis.wasRun = true"><!--';
const override = '\u202Egnp.exe\u2066';
const megabyte = `${'A sentence about this work that is as long as any other. '.repeat(18_000)}The last word.`;
const unbroken = 'x'.repeat(5_000);

/** Adverts as an employer or a feed that means harm would write them. */
const hostileRows = [
  adzunaRow({
    id: 'adzuna:1',
    title: `Script ${script}`,
    description: script,
    location: script,
    salary_range: script,
    attribution: script,
    company: { id: null, name: script, logo: null, website: 'javascript:globalThis.wasRun=true' },
    url: 'javascript:globalThis.wasRun=true',
  }),
  adzunaRow({ id: 'adzuna:2', title: `Turned ${override}`, description: override, location: override }),
  adzunaRow({ id: 'adzuna:3', title: `Unbroken ${unbroken}`, description: unbroken, location: unbroken }),
  searchRow({ title: 'Megabyte', description: megabyte }),
  searchRow({ title: 'مهندس برمجيات', description: 'وصف الوظيفة', company: { id: 'c', name: 'شركة', website: null } }),
  { id: 'adzuna:4', title: 'Next to nothing' },
  { id: 'adzuna:5', source: 9, title: 'Wrong', company: 'x', skills: 'y', created_at: 'z', scam_signs: {}, url: [] },
  { id: '', title: 'Without an id' },
];

test('Hostile adverts are harmless and whole, and spoil no other', async ({ page, faultProxy }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, 'seeker', faultProxy.address);
  const rows = [...hostileRows, searchRow({ title: 'An honest job' })];
  faultProxy.break(/search_jobs/, { kind: 'change', change: () => searchAnswer(rows) });
  await page.goto(`${faultProxy.address}/jobs`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(rows.length - 1);
  await expect(page.getByText('1 job could not be read and is not shown.')).toBeVisible();
  await expect(cards.filter({ hasText: 'An honest job' })).toContainText('Jua Clinics');

  const scripted = cards.filter({ hasText: 'Script' }).first();
  await expect(scripted.getByRole('heading')).toHaveText(`Script ${script}`);
  await expect(scripted.locator('script, img, a[href]')).toHaveCount(0);
  await expect(scripted.getByRole('link', { name: /^View Details/ })).toHaveAttribute('aria-disabled', 'true');
  const turned = cards.filter({ hasText: 'Turned' });
  expect(await turned.textContent()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  await expectHarmless(page);
});

test('A hostile advert is harmless and whole on its own page', { tag: '@details' }, async ({ page, faultProxy }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const id = crypto.randomUUID();
  const description = `${script}\n${override}\n${unbroken}\n${megabyte}`;
  const { source, remote, url, attribution, ...row } = searchRow({ id, title: `Nurse ${script}`, description });
  const company = { id: 'c', name: script, logo: null, website: 'javascript:globalThis.wasRun=true' };
  const job = { ...row, company, requirements: script, skills: [script, unbroken], status: 'active' };
  faultProxy.break(/rest\/v1\/jobs/, { kind: 'change', change: () => JSON.stringify([job]) });
  await page.goto(`${faultProxy.address}/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nurse ${script}`);
  const article = page.getByRole('main').getByRole('article');
  await expect(article).toContainText('The last word.');
  await expect(article.locator('script, img, a:not([href^="/"])')).toHaveCount(0);
  const data = page.locator('//head/script[@type="application/ld+json" and contains(., "JobPosting")]');
  await expect(data).toHaveCount(1);
  expect(await data.evaluate((element) => element.innerHTML)).not.toContain('<');
  await expect(page).toHaveTitle(/^Nurse <script>/);
  await expectHarmless(page);
});

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
