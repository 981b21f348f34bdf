import { type Browser, expect, type Page } from '@playwright/test';

/**
 * Scrolls with the wheel to the end of the page, faster than any thumb: three screens in each frame.
 *
 * @returns the longest task of the page's main thread meanwhile, in milliseconds of its own work: what else the machine has
 * to do does not count
 */
export async function longestTaskOfScrolling(page: Page, browser: Browser): Promise<number> {
  await page.mouse.move(600, 400);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  for (let turns = 0; turns < 400 && !(await isAtEnd(page)); turns += 1) await page.mouse.wheel(0, 2_100);
  const longest = longestTask(await browser.stopTracing());
  expect(await isAtEnd(page)).toBe(true);
  expect(longest, 'A trace without tasks is none').toBeGreaterThan(0);
  return longest;
}

/** As far as it is looked at: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  readonly name: string;
  /** Microseconds the thread itself worked. */
  readonly tdur?: number;
}

function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const drawn = traceEvents.find(({ name }) => name === 'PrePaint');
  const tasks = traceEvents.filter(
    ({ pid, tid, name }) => pid === drawn?.pid && tid === drawn.tid && name === 'ThreadControllerImpl::RunTask',
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Whether the last line has come into sight; waits for the next frame. */
function isAtEnd(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  });
}
