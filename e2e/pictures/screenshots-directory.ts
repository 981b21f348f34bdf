import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Of the seed: verified in all three ways, with open jobs. */
const company = '/companies/5eedc000-0000-4000-8000-000000000001';
async function markAsDone(page: Page): Promise<void> {
  const check = page.getByRole('checkbox', { name: 'Done: SQLBolt' });
  // Until it is known what was done before.
  await check.waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await check.isChecked())) await check.click();
  await page.waitForLoadState('networkidle');
}

/** States of the pages of mf-directory. */
export const directoryScenes: readonly Scene[] = [
  { name: 'directory/companies', account: 'seeker', path: '/companies', isWholePage: true },
  { name: 'directory/companies-filtered', account: 'seeker', path: '/companies?q=a&industry=Education&size=11-50' },
  { name: 'directory/companies-none', account: 'seeker', path: '/companies?q=qwertz' },
  {
    name: 'directory/companies-sheet',
    account: 'seeker',
    path: '/companies?industry=Education',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
    },
  },
  { name: 'directory/companies-largest', account: 'seeker', path: '/companies', preferences: { fontSize: 36 } },
  { name: 'directory/company', path: company, isWholePage: true },
  { name: 'directory/company-largest', path: company, preferences: { fontSize: 36 }, isWholePage: true },
  {
    name: 'directory/company-report',
    account: 'seeker',
    path: company,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Report this company/ }).click();
    },
  },
  { name: 'directory/company-missing', path: '/companies/none' },
  { name: 'directory/resources', account: 'seeker', path: '/resources' },
  { name: 'directory/resources-skill', account: 'seeker', path: '/resources?skill=excel' },
  { name: 'directory/resources-none', account: 'seeker', path: '/resources?q=qwertz' },
  { name: 'directory/resources-unknown-skill', account: 'seeker', path: '/resources?skill=Falconry' },
  {
    name: 'directory/resources-largest-font',
    account: 'seeker',
    path: '/resources',
    preferences: { fontSize: 36 },
    prepare: (page) =>
      page
        .getByRole('article')
        .nth(3)
        .evaluate((card) => card.scrollIntoView()),
  },
  {
    name: 'directory/resources-done',
    account: 'seeker',
    path: '/resources?q=sqlbolt',
    prepare: (page) => markAsDone(page),
  },
  {
    name: 'directory/resources-in-profile',
    account: 'seeker',
    path: '/resources?q=sqlbolt',
    prepare: async (page) => {
      await markAsDone(page);
      await page.getByRole('link', { name: /done$/ }).click();
      await page.getByRole('button', { name: 'Remove SQLBolt' }).scrollIntoViewIfNeeded();
    },
  },
];
