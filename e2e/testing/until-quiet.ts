import type { Page, Request } from '@playwright/test';

/** When each request began. */
const underWay = new WeakMap<Page, Map<Request, number>>();

/** Milliseconds after which a request counts no more: of some that a navigation has cut, Playwright tells no end. */
const maxRequestAge = 10_000;

/** Begins to count what a page asks for. The fixtures do it for every page of a test. */
export function watchRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Map<Request, number>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.set(request, Date.now()));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Until the page has nothing more to do: its thread is idle and nothing that it asked for is under way, twice in a row, since an answer
 * is the beginning of more. Half a second without requests, which Playwright calls `networkidle`, passes on a busy machine
 * before the page has come to its next one.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (requests === undefined) throw new Error('Nobody watches the requests of this page');
  for (let calm = 0; calm < 2; ) {
    // A tab behind another one, and one with an endless animation on a busy machine, may have no idle time at all.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
    const isBusy = [...requests.values()].some((start) => Date.now() - start < maxRequestAge);
    calm = isBusy ? 0 : calm + 1;
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
