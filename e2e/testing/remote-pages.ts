import { expect, type Page } from '@playwright/test';

/** A page that stands for its remote. */
export interface RemotePage {
  readonly remote: string;
  /** As visitors read it. */
  readonly displayName: string;
  /** Of a link in the frame. */
  readonly link: string;
  readonly path: string;
  /** Nobody is signed in there. */
  readonly isForVisitors?: boolean;
}

const companies: RemotePage = {
  remote: 'mf-directory',
  displayName: 'Companies and resources',
  link: 'Companies',
  path: '/companies',
};
const jobs: RemotePage = { remote: 'mf-jobs', displayName: 'Jobs', link: 'Jobs', path: '/jobs' };
export const signInPage: RemotePage = {
  remote: 'mf-auth',
  displayName: 'Accounts',
  link: 'Sign in',
  path: '/login',
  isForVisitors: true,
};

/** One of each remote. */
export const remotePages: readonly RemotePage[] = [
  companies,
  jobs,
  { remote: 'mf-profile', displayName: 'Profile', link: 'Profile', path: '/profile' },
  { remote: 'mf-ai', displayName: 'AI assistant', link: 'AI', path: '/AI' },
  signInPage,
];

/** Goes there by a link of the frame. */
export async function followTo(page: Page, { link, isForVisitors = false }: RemotePage): Promise<void> {
  const frame = page.getByRole(isForVisitors ? 'banner' : 'navigation', isForVisitors ? {} : { name: 'Main' });
  await frame.getByRole('link', { name: link, exact: true }).click();
}

/** Leaves it for a page of another remote. */
export async function leaveForAnother(page: Page, { remote, isForVisitors = false }: RemotePage): Promise<void> {
  const other = isForVisitors || remote === companies.remote ? jobs : companies;
  if (isForVisitors) await page.getByRole('contentinfo').getByRole('link', { name: 'Remote jobs' }).click();
  else await followTo(page, other);
  await expectShown(page, other.remote);
}

export async function expectShown(page: Page, remote: string): Promise<void> {
  await expect(page.locator(`main [data-mf="${remote}"]`).getByRole('heading', { level: 1 })).toBeVisible();
}
