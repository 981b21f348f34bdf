import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const advert = `Accountant
You keep the books in QuickBooks, prepare payroll and reconcile M-Pesa payments.

Requirements
- CPA (K)
- Experience with SAP and Power BI`;

async function openFit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use my CV' }).click();
  await page.getByLabel('Your CV').filter({ hasText: 'Experience' }).waitFor();
  await page.getByLabel('The advert').fill(advert);
  await page.getByRole('button', { name: 'Check the fit' }).click();
  await page.getByRole('heading', { name: 'How you fit this job' }).waitFor();
}

async function openLetter(page: Page): Promise<void> {
  await openFit(page);
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await page.getByLabel('Your cover letter').waitFor();
  await page.getByRole('heading', { name: 'Cover letter' }).scrollIntoViewIfNeeded();
}

async function openAdvert(page: Page): Promise<void> {
  await page.getByLabel('Role').fill('Cook');
  await page.getByRole('button', { name: 'Write the advert' }).click();
  const field = page.getByLabel('Advert text');
  await field.fill(`${await field.inputValue()}\n\nFemale preferred, under 30 years of age. Competitive salary.`);
  await page.getByText(/^3 places to look at again\./).waitFor();
}

const fit = { path: '/AI?tab=job-fit', account: 'seeker' };

/** The states of the career assistant. */
export const aiScenes: readonly Scene[] = [
  { name: 'ai/fit-empty', ...fit },
  {
    name: 'ai/fit-choose-job',
    ...fit,
    prepare: async (page) => {
      await page.getByLabel('Choose a listed job').check();
      await page.getByLabel('Find a job').fill('nurse');
      await page.getByRole('list', { name: 'Jobs found' }).waitFor();
    },
  },
  { name: 'ai/fit-result', ...fit, isWholePage: true, prepare: openFit },
  {
    name: 'ai/fit-largest-font',
    ...fit,
    preferences: { fontSize: 36 },
    isWholePage: true,
    prepare: openFit,
  },
  { name: 'ai/fit-letter', ...fit, prepare: openLetter },
  { name: 'ai/advert-empty', path: '/AI?tab=job-advert', account: 'seeker' },
  { name: 'ai/advert-notes', path: '/AI?tab=job-advert', account: 'seeker', isWholePage: true, prepare: openAdvert },
];
