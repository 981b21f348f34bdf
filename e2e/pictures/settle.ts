import type { Page, Request } from '@playwright/test';

/**
 * Until nothing has been under way for a moment. In some states something always is. Playwright's own `networkidle` comes
 * once for each document, and not again after a navigation inside it.
 */
export async function settle(page: Page, inFlight: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + 2_500;
  for (let calm = 0; calm < 4 && Date.now() < end; calm = inFlight.size === 0 ? calm + 1 : 0) {
    await page.waitForTimeout(100);
  }
}

export function watchRequests(page: Page): ReadonlySet<Request> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return inFlight;
}
