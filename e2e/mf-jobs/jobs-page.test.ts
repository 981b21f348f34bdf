import type { Page } from '@playwright/test';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';

test('A link to a job fetches its page before it is pressed', async ({ page }) => {
  await page.goto('/remote-jobs?q=engineer');
  const details = page.getByRole('link', { name: /^View Details/ }).first();
  await expect(details).toBeVisible();
  const chunk = page.waitForResponse((response) => /\/page-job\.[^/]*\.js$/.test(response.url()));
  await details.hover();
  expect((await chunk).ok()).toBe(true);
});

test('A visitor who reports a job signs in, finds the dialog open, and the report is stored once', async ({ page }) => {
  await page.goto('/remote-jobs');
  const [job] = await readRows(page, 'jobs?select=id&status=eq.active&order=id&limit=1');
  await page.goto(`/jobs/${job?.id}`);
  await page.getByRole('button', { name: /^Report this job/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this job' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Report this job/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'newcomer@example.com', 'fursa-demo-2026');

  await expect(page).toHaveURL(new RegExp(`/jobs/${job?.id}`));
  await dialog.getByRole('radio', { name: 'It asks for money' }).check();
  await dialog.getByLabel('Tell us more (optional)').fill('They want KES 500');
  await dialog.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(dialog).toContainText('We have your report');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Report this job/ })).toBeFocused();
  const mine = `job_reports?select=reason,details&job_id=eq.${job?.id}`;
  expect(await readRows(page, mine)).toEqual([{ reason: 'money', details: 'They want KES 500' }]);
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

/** Rows of the backend as the person on the page sees them. */
function readRows(page: Page, query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(async (path) => {
    const apikey = JSON.parse(document.getElementById('fursa-config')?.textContent ?? '{}').supabasePublishableKey;
    const { state } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    const token = state?.session?.accessToken;
    const headers = { apikey, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`/rest/v1/${path}`, { headers });
    return answer.json();
  }, query);
}
