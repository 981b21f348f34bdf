import type { Browser, BrowserContext } from '@playwright/test';
import { demoPassword, fillSignIn } from '../testing/fursa-test.ts';

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a demo account in; its pictures share the session as tabs do. */
export async function signInOnce(browser: Browser, address: string, account: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: address });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await fillSignIn(page, `${account}@example.com`, demoPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
