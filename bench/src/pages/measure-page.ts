import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { phoneScreen, slowDown, trackRequests } from '../landing/landing-visit.ts';
import { readPageTiming } from '../landing/page-timing.ts';
import type { MeasuredPage, Session } from './find-pages.ts';

/** What one page costs whoever opens it first of all. */
export interface PageFigures {
  readonly path: string;
  /** The remote that has it, or the shell. */
  readonly owner: string;
  /** Sum of all layout shifts, on a phone with a slow line. */
  readonly phoneShift: number;
  /** The same on a desktop, with this machine's own line. */
  readonly desktopShift: number;
  /** ms, on the phone; 0 when no task took 50 ms. */
  readonly longestTask: number;
  readonly files: number;
  /** As sent, with headers. */
  readonly bytes: number;
}

const desktopScreen = { viewport: { width: 1280, height: 800 } };

/** Opens the page twice with nothing cached: on a phone with a slow line, and on a desktop. */
export async function measurePage(browser: Browser, page: MeasuredPage, session: Session): Promise<PageFigures> {
  const storageState = page.isProtected ? session : undefined;
  const phone = await visit(browser, page.address, { ...phoneScreen, ...(storageState && { storageState }) }, true);
  const desktop = await visit(
    browser,
    page.address,
    { ...desktopScreen, ...(storageState && { storageState }) },
    false,
  );
  return {
    path: page.path,
    owner: page.owner,
    phoneShift: phone.layoutShift,
    desktopShift: desktop.layoutShift,
    longestTask: phone.longestTask,
    files: phone.files,
    bytes: phone.bytes,
  };
}

async function visit(browser: Browser, address: string, options: BrowserContextOptions, isSlow: boolean) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const readTraffic = await weighTraffic(session);
    if (isSlow) await slowDown(session);
    const untilQuiet = trackRequests(page);
    await page.goto(address, { waitUntil: 'load' });
    await waitUntilComplete(page, untilQuiet);
    const { layoutShift, longestTask } = await readPageTiming(page);
    return { layoutShift, longestTask, ...readTraffic() };
  } finally {
    await context.close();
  }
}

/** The page has its heading, nothing of it is busy, and nothing more is asked for, also of what it put off until idle. */
async function waitUntilComplete(page: Page, untilQuiet: () => Promise<void>): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await untilQuiet();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await untilQuiet();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/** Counts what the browser is sent from now on; requests of workers, which have no part in the page, are left out. */
async function weighTraffic(session: CDPSession): Promise<() => { files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    files += 1;
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ files, bytes });
}
