import type { Page } from '@playwright/test';
import { findViolations } from '../testing/find-violations.ts';
import { expect, test } from '../testing/fursa-test.ts';
import { signInAsSomebody } from '../testing/session.ts';

const resume = 'Accountant. Five years of bookkeeping in Excel and QuickBooks. I also run payroll for forty people.';

test('Somebody without CV and skills is told so, and finds the way to both', async ({ page }) => {
  await signInAsSomebody(page);
  await page.goto('/job-match');
  await expect(page.getByText('Complete your profile to see job matches')).toBeVisible();
  await expect(page.getByText('No job matches found.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload CV' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('With a CV the matches come sorted, each with its reasons, and one of them is applied to', async ({ page }) => {
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Bookkeeping', 'Excel'], cv_url: 'cv.pdf', resume_text: resume });
  await page.goto('/job-match');
  await expect(page.getByRole('heading', { name: 'Your Top Matches' })).toBeVisible();
  await expect(page.getByText('Your CV is uploaded and analyzed.')).toBeVisible();
  await expect(page.getByText('2 skills detected')).toBeVisible();
  const percentages = (await page.getByText(/^\d+%$/).allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(percentages).toEqual(percentages.toSorted((one, other) => other - one));

  const firstHere = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Apply:/ }) });
  const title = await firstHere.first().getByRole('heading').textContent();
  const best = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title ?? '', exact: true }) });
  await best.getByText('Why this score?').click();
  await expect(best.getByText('Your whole CV was compared with the whole advert.')).toBeVisible();
  await expect(best.getByText('What fits')).toBeVisible();
  await expect(best.locator('q').first()).toBeVisible();

  await expect(page.getByText(/the employer sees your name, your e-mail address and your skills/)).toBeVisible();
  await best.getByRole('button', { name: /^Apply:/ }).click();
  await expect(page.getByText('Job applied successfully!')).toBeVisible();
  await expect(best.getByRole('button', { name: /^Applied:/ })).toBeDisabled();
  await expect(page.getByText(/the employer sees your name/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Applied:/ })).toBeDisabled();
});

test('What the service said is not asked for again after a reload, and is gone after a sign-out', async ({ page }) => {
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Excel'], resume_text: resume });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/ai-analyze')) asked += 1;
  });
  await page.goto('/job-match');
  await expect(page.getByRole('heading', { name: 'Your Top Matches' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  const before = asked;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Top Matches' })).toBeVisible();
  expect(asked).toBe(before);
  expect(await page.evaluate(() => localStorage.getItem('fursa-job-matches'))).not.toBeNull();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fursa-job-matches'))).toBeNull();
});

test('When the AI service is down the scores by words stay, and a retry brings the others', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Excel'], resume_text: resume });
  await page.route('**/functions/v1/ai-analyze', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/job-match');
  await expect(page.getByText('Failed to match with job. Please try again later.')).toBeVisible();
  await expect(page.getByText('Matched by skill: Excel').first()).toBeVisible();
  await page.unroute('**/functions/v1/ai-analyze');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to match with job. Please try again later.')).toHaveCount(0);
  await expect(page.getByText(/^(Strong|Good|Partial|Weak) match/).first()).toBeVisible();
});

test('With the keyboard alone a score is opened and a job is saved', async ({ page }) => {
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Excel'] });
  await page.goto('/job-match');
  const first = page.getByRole('article').first();
  await first.getByText('Why this score?').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('What fits')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: /^(Apply|Mark as applied):/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Job saved!')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Saved:/ })).toBeDisabled();
});

test('The page passes axe in light and dark with a score open, and fits 320 px', async ({ page }) => {
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Excel'], resume_text: resume });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/job-match');
    await page.getByText('Why this score?').first().click();
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function setProfile(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { id, ...headers } = await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    const config = JSON.parse(document.getElementById('fursa-config')?.textContent ?? '');
    return {
      id: identity.user.id,
      apikey: config.supabasePublishableKey,
      authorization: `Bearer ${identity.access_token}`,
    };
  });
  const answer = await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, { headers, data: changes });
  expect(answer.status()).toBe(204);
}
