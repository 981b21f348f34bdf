import { expect, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';
import { backendHeaders, signInAsSomebody } from '../testing/session.ts';

const resume = `Wanjiku Mwangi
Accountant, Nakuru

Experience
Accountant at Tembo Stores, 2019 to today. I reconcile bank accounts in QuickBooks and prepare payroll for 40 people.

Education
Bachelor of Commerce, CPA (K)`;

const advert = `Accountant
You keep the books in QuickBooks and prepare payroll.

Requirements
- CPA (K)
- Experience with SAP
- Averylongwordthatnobodyhyphenates${'x'.repeat(60)}`;

test('On a phone and offline a pasted advert is compared and a letter outlined, in every look', {
  tag: ['@looks', '@details'],
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 320, height: 740 });
  await signInAsSomebody(page);
  await page.goto('/AI?tab=job-fit');
  await page.getByLabel('Your CV').fill(resume);
  await page.getByLabel('The advert').fill(advert);
  // What the engine is made of comes once.
  await page.getByRole('button', { name: 'Check the fit' }).click();
  await expect(page.getByRole('heading', { name: 'How you fit this job' })).toBeFocused();
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await expect(page.getByLabel('Your cover letter')).toHaveValue(/^Dear Hiring Manager,/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Change your CV or the job' }).click();
  await expect(page.getByLabel('Your CV')).toBeFocused();
  await page.getByLabel('The advert').fill(`${advert}\n- M-Pesa reconciliation`);
  await page.getByRole('button', { name: 'Check the fit' }).click();
  await expect(page.getByRole('heading', { name: 'How you fit this job' })).toBeFocused();
  await page.getByRole('button', { name: 'Write the letter again' }).click();
  await expect(page.getByLabel('Your cover letter')).toHaveValue(/\n• .*QuickBooks/);
  await context.setOffline(false);
  await expectNoViolationsInLooks(page, 'job fit with a letter');
});

test('A letter for a listed job is changed, saved with the application, and found from the list of applications', async ({
  page,
}) => {
  await signInAsSomebody(page);
  const headers = await backendHeaders(page);
  const answer = await page.request.post('/rest/v1/rpc/search_jobs', {
    headers,
    data: { query: 'accountant', filters: { source: 'local' } },
  });
  const { id, title } = (await answer.json()).jobs[0];
  const applied = await page.request.post('/rest/v1/applied_jobs', { headers, data: { job_id: id, title } });
  expect(applied.status()).toBe(201);
  await page.goto(`/AI?tab=job-fit&job=${id}`);
  await page.getByLabel('Your CV').fill(resume);
  await page.getByRole('button', { name: 'Check the fit' }).click();
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await page.getByLabel('Your cover letter').fill('Dear Amina, I would like to work with you.');
  await page.reload();
  await page.getByRole('button', { name: 'Save with the application' }).click();
  await expect(page.getByText('Saved with your application.').first()).toBeVisible();
  await page.goto('/jobs?view=applied');
  await page.getByRole('article').getByText('Add notes').click();
  await page.getByRole('link', { name: 'Fit and cover letter for this job' }).click();
  await page.getByText('The cover letter saved with your application').click();
  await expect(page.locator('details').getByText('Dear Amina, I would like to work with you.')).toBeVisible();
});

test('An advert is written, and its wording checked, on a phone in every look', {
  tag: ['@looks', '@details'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signInAsSomebody(page);
  await page.goto('/AI?tab=job-advert');
  await page.getByLabel('Role').fill('Cook');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your advert' })).toBeFocused();
  const field = page.getByLabel('Advert text');
  await expect(field).toHaveValue(/^Cook\n/);
  await field.fill(`${await field.inputValue()}\n\nFemale preferred, under 30 years of age. Competitive salary.`);
  await expect(page.getByText(/^3 places to look at again\./)).toBeVisible();
  await expectNoViolationsInLooks(page, 'job advert with notes');
});
