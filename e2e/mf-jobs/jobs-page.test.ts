import { expect, test } from '../testing/fursa-test.ts';

test('A link to a job fetches its page before it is pressed', async ({ page }) => {
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
