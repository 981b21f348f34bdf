import type { Page } from '@playwright/test';

interface Shifted {
  shift?: number;
}

/**
 * Counts how much the page moves by itself from its next load on (https://web.dev/articles/cls), and tells the sum since the
 * last load when it is called.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Shifted;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = { ...entry.toJSON() };
        if (!hadRecentInput) seen.shift = (seen.shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Shifted).shift ?? 0);
}
