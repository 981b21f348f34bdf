import type { Page } from '@playwright/test';

/** Leaves a mark in the page that only a reload can wipe. */
export async function markDocument(page: Page): Promise<string> {
  const marker = crypto.randomUUID();
  await page.evaluate((value) => Object.assign(globalThis, { documentMarker: value }), marker);
  return marker;
}

export function isSameDocument(page: Page, marker: string): Promise<boolean> {
  return page.evaluate((value) => Reflect.get(globalThis, 'documentMarker') === value, marker);
}
