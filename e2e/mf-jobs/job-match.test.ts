import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

const resume = `Otieno Ouma
Accountant, Nairobi

Experience
Senior accountant at Tembo Stores, 2017 to today. Bookkeeping, bank reconciliation, accounts payable and accounts receivable in QuickBooks, Sage and Microsoft Excel. Financial reporting, budgeting, cash flow, internal audit, payroll, stock control and procurement.
VAT and income tax returns on KRA iTax, NSSF and SHA deductions, invoicing, petty cash, M-Pesa reconciliation.
Led a team of four, trained them, and reported to the directors. Customer service, communication and data entry.

Education
Bachelor of Commerce, CPA (K), KCSE

Skills
Bookkeeping, Accounting, Bank Reconciliation, Microsoft Excel, QuickBooks, Sage, Payroll, Tax, Auditing, Budgeting, Financial Reporting, Communication, Report Writing, Data Entry, English, Kiswahili`;

test('With a CV the matches come first, each with its reasons, and one of them is applied to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatches(page);
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(360);
  const scores = await page.getByText(/^Match score: /).allTextContents();
  expect(scores.map((text) => Number(/\d+/.exec(text)?.[0])).filter((score) => score < 70)).toEqual([]);
  await expect(page.getByText('Your CV is uploaded and analyzed.')).toBeVisible();
  await expect(page.getByText('2 skills detected')).toBeVisible();

  const best = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Apply:/ }) });
  const title = await best.first().getByRole('heading').textContent();
  const id = await best
    .first()
    .getByRole('link', { name: /^View Details/ })
    .getAttribute('href');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${id}"]`) });
  await card.getByRole('button', { name: `Why this score? ${title}` }).click();
  await expect(card.getByText('What fits', { exact: true })).toBeVisible();
  await card.locator('summary').first().click();
  await expect(card.locator('q').first()).toBeVisible();

  await card.getByRole('button', { name: /^Apply:/ }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Job applied successfully!')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Applied:/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Applied:/ })).toBeDisabled();
});

test('The page passes axe in light and dark with a score and the fold open, and fits 320 px', {
  tag: '@details',
}, async ({ page }) => {
  await openMatches(page);
  await page
    .getByRole('button', { name: /^Why this score/ })
    .first()
    .click();
  await expect(page.getByText('What fits', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Worth a look/ }).click();
  await expect(page.getByRole('list', { name: /^Worth a look/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { isLookOnly: colorScheme === 'dark' })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('In the largest font a card shows what the CV lacks', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMatches(page);
  await page.evaluate(() =>
    localStorage.setItem('fursa-preferences', JSON.stringify({ state: { fontSize: 36 }, version: 0 })),
  );
  await page.reload();
  const gap = page.getByRole('list', { name: 'You lack' }).first().getByRole('listitem').first();
  await gap.scrollIntoViewIfNeeded();
  await expect(gap).toBeVisible();
  await expect(gap).toBeInViewport({ ratio: 1 });
});

/** Of somebody whose CV fits several jobs, once it has been read. */
async function openMatches(page: Page): Promise<void> {
  await signInAsSomebody(page);
  await setProfile(page, { skills: ['Bookkeeping', 'Excel'], resume_text: resume });
  await page.goto('/job-match');
  await expect(page.getByRole('heading', { name: 'Your Top Matches' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Your CV is being read again...')).toHaveCount(0);
}

async function setProfile(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const headers = await backendHeaders(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('fursa-identity') ?? '').user.id);
  const answer = await page.request.patch(`/rest/v1/profiles?id=eq.${id}`, {
    headers,
    data: { cv_url: `${id}/cv.pdf`, ...changes },
  });
  expect(answer.status()).toBe(204);
}
