import type { Locator, Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';

test('A job seeker searches, filters and turns pages; every step is in the address, and Back undoes it', async ({
  page,
}) => {
  await storeDemoSession(page, 'seeker');
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  const all = await countJobs(page);

  await searchField(page).fill('nurse');
  await expect(page).toHaveURL('/jobs?q=nurse');
  await expect.poll(() => countJobs(page)).toBeLessThan(all);
  await expect(searchField(page)).toBeFocused();
  await expect(cards(page).first()).toContainText(/nurs/i);

  await searchField(page).fill('');
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Location').selectOption('Nairobi');
  await expect(page).toHaveURL('/jobs?location=Nairobi');
  await expect.poll(() => countJobs(page)).toBeLessThan(all);
  const inNairobi = await countJobs(page);
  await page.getByLabel('Job Type').selectOption('full_time');
  await expect(page).toHaveURL('/jobs?location=Nairobi&type=full_time');
  await expect.poll(() => countJobs(page)).toBeLessThan(inNairobi);

  await page.goBack();
  await expect(page).toHaveURL('/jobs?location=Nairobi');
  await expect.poll(() => countJobs(page)).toBe(inNairobi);
  const first = await cards(page).first().textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/jobs?location=Nairobi&page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Location')).toHaveValue('Nairobi');
});

function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search jobs' });
}

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

async function countJobs(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ jobs? found$/).textContent();
  return Number(text?.replace(/\D/g, ''));
}

test('A link to a job fetches its page before it is pressed', { tag: '@details' }, async ({ page }) => {
  await page.goto('/remote-jobs?q=engineer');
  const details = page.getByRole('link', { name: /^View Details/ }).first();
  await expect(details).toBeVisible();
  const chunk = page.waitForResponse((response) => /\/page-job\.[^/]*\.js$/.test(response.url()));
  await details.hover();
  expect((await chunk).ok()).toBe(true);
});

test('Remote jobs are read by everybody, and a job of ours leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Remote Opportunities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card.getByText('Remote', { exact: true })).toBeVisible();
  await expect(page.getByText('Sign in to see the jobs')).toHaveCount(0);
  const ours = cards.filter({ has: page.locator('h2 a[href^="/jobs/"]') }).first();
  const title = await ours.getByRole('heading').textContent();
  await ours.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeFocused();
  await expect(page.getByText('Remote, from anywhere in Kenya')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/remote-jobs');
});
