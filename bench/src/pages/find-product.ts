import type { Browser } from '@playwright/test';
import { findPages, type MeasuredPage } from './find-pages.ts';
import type { Session } from './measure-page.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const demoAccount: Account = { email: 'seeker@example.com', password: 'fursa-demo-2026' };

/** Signs in as one does, so that the pages for somebody signed in can be opened by browsers that have nothing else of it. */
export async function findProduct(
  browser: Browser,
  origin: string,
  account: Account,
): Promise<{ pages: MeasuredPage[]; session: Session }> {
  // A bench may serve with a certificate of its own.
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const form = page.getByRole('main');
    await form.getByLabel('Email').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Welcome back!').waitFor();
    const session = await context.storageState();
    return { session, pages: await findPages(page, origin) };
  } finally {
    await context.close();
  }
}
