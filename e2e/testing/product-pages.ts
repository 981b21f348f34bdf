import { expect, type Page } from '@playwright/test';
import { storeDemoSession } from './fursa-test.ts';
import { untilQuiet } from './until-quiet.ts';

interface ProductPage {
  /** Where `:` stands, the page is the one behind the first such link of `listed`. */
  readonly path: string;
  readonly access: 'public' | 'protected';
  readonly listed?: string;
}

/** Every page that shell and remotes have, with the views of each that look differently. */
export const productPages: readonly ProductPage[] = [
  { path: '/', access: 'public' },
  { path: '/privacy', access: 'public' },
  { path: '/terms', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/register', access: 'public' },
  { path: '/auth/confirm', access: 'public' },
  { path: '/forgot-password', access: 'public' },
  { path: '/reset-password', access: 'public' },
  { path: '/remote-jobs', access: 'public' },
  { path: '/jobs/:jobId', access: 'public', listed: '/jobs' },
  { path: '/companies/:companyId', access: 'public', listed: '/companies' },
  { path: '/', access: 'protected' },
  { path: '/jobs', access: 'protected' },
  { path: '/jobs?view=saved', access: 'protected' },
  { path: '/jobs?view=applied', access: 'protected' },
  { path: '/job-match', access: 'protected' },
  { path: '/profile', access: 'protected' },
  { path: '/profile?tab=experience', access: 'protected' },
  { path: '/profile?tab=skills', access: 'protected' },
  { path: '/profile?tab=documents', access: 'protected' },
  { path: '/profile/cv', access: 'protected' },
  { path: '/profile/my-data', access: 'protected' },
  { path: '/companies', access: 'protected' },
  { path: '/resources', access: 'protected' },
  { path: '/accessibility', access: 'protected' },
  { path: '/AI', access: 'protected' },
  { path: '/AI?tab=interview', access: 'protected' },
  { path: '/AI?tab=job-fit', access: 'protected' },
  { path: '/AI?tab=job-advert', access: 'protected' },
];

/**
 * The address of a page: that of the first link of its kind where its path names no single one. Whoever opens it then is signed in where
 * it wants that, and nobody otherwise.
 */
export async function findAddress(page: Page, { path, access, listed }: ProductPage): Promise<string> {
  if (access === 'protected' || listed !== undefined) await storeDemoSession(page, 'seeker');
  if (listed === undefined) return path;
  await page.goto(listed);
  const link = page.getByRole('main').locator(`a[href^="${listed}/"]`).first();
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? listed;
  if (access === 'public') {
    // What the page still asks for would be asked by nobody, and refused.
    await waitUntilComplete(page);
    await page.evaluate(() => localStorage.clear());
  }
  return address;
}

/** Waits until the page has its heading, nothing of it is busy and nothing is asked for. */
export async function waitUntilComplete(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await untilQuiet(page);
  // What came last is painted, and its shift reported, by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
