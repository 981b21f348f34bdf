import type { Locator, Page } from '@playwright/test';

export interface PageTiming {
  /** ms since the navigation started; so are all paints. */
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** Sum of all layout shifts: never less than Cumulative Layout Shift, which takes the worst five seconds. */
  readonly layoutShift: number;
  /** ms; 0 when no task took 50 ms, below which browsers report none. */
  readonly longestTask: number;
}

/** What the browser recorded of the page since its start. */
export async function readPageTiming(page: Page): Promise<PageTiming> {
  return await page.evaluate(async () => {
    const entryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'];
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    for (const type of entryTypes) observer.observe({ type, buffered: true });
    // Buffered entries come in a task of their own, and none at all when there are none.
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();

    const startOf = (name: string) =>
      entries.findLast((entry) => [entry.name, entry.entryType].includes(name))?.startTime;
    const firstContentfulPaint = startOf('first-contentful-paint');
    const largestContentfulPaint = startOf('largest-contentful-paint');
    if (firstContentfulPaint === undefined || largestContentfulPaint === undefined)
      throw new Error('Nothing was painted.');
    return {
      firstContentfulPaint,
      largestContentfulPaint,
      layoutShift: entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      longestTask: Math.max(
        0,
        ...entries.filter(({ entryType }) => entryType === 'longtask').map(({ duration }) => duration),
      ),
    };
  });
}

/**
 * Follows a link by its `click` event alone, which no pointer or focus announced.
 *
 * @returns ms until the frame with the next page's heading was painted
 */
export async function followLink(link: Locator): Promise<number> {
  return await link.evaluate((anchor) => {
    const present = document.querySelector('h1');
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading === null || heading === present) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks runs when the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const start = performance.now();
      anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
    });
  });
}
