import type { Page } from '@playwright/test';

/** What the page knows of the backend, for requests beside those under test. */
export async function backendHeaders(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    const config = JSON.parse(document.getElementById('fursa-config')?.textContent ?? '');
    return { apikey: config.supabasePublishableKey, authorization: `Bearer ${identity.access_token}` };
  });
}
