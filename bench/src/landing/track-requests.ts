import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const quietMs = 500;
const deadlineMs = 30_000;

/**
 * Follows the requests of a page from now on.
 *
 * @returns a function that waits until none was under way for half a second; it throws when that takes over 30 s.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let lastChange = performance.now();
  const note = () => {
    lastChange = performance.now();
  };
  const noteEnd = (request: Request) => {
    inFlight.delete(request);
    note();
  };
  page.on('request', (request) => {
    inFlight.add(request);
    note();
  });
  page.on('requestfinished', noteEnd);
  page.on('requestfailed', noteEnd);
  return async () => {
    note();
    const deadline = performance.now() + deadlineMs;
    while (inFlight.size > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() > deadline) {
        throw new Error(`The page is not quiet: ${[...inFlight].map((request) => request.url()).join(', ')}`);
      }
      await setTimeout(50);
    }
  };
}
