import { setTimeout } from 'node:timers/promises';
import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, type CDPSession, chromium, type Locator, type Page, type Request } from '@playwright/test';
import type { SelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import type { RecordingServer } from '../serving/serve-over-http2.ts';

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

/** The bars' line and phone: 1.6 Mbps, 150 ms from a request to its answer, a processor of a quarter of this machine's speed. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowProcessor = { rate: 4 };

/** Of a cheap Android phone. */
export const phoneScreen = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export interface LandingVisit {
  readonly page: Page;
  /** The link that most visitors follow, to a page of a remote. */
  readonly link: Locator;
  /** Resolves when the page is idle: whatever it fetches then has arrived as well. */
  settle(): Promise<void>;
}

/**
 * Opens the landing page with nothing cached, waits until it is idle and hands it over.
 *
 * @throws Error when the page reports an error of its own.
 */
export async function visitLanding<Result>(
  browser: Browser,
  server: RecordingServer,
  { slow }: { readonly slow: boolean },
  use: (visit: LandingVisit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phoneScreen);
  try {
    const page = await context.newPage();
    if (slow) await slowDown(await context.newCDPSession(page));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const untilQuiet = trackRequests(page);
    const settle = async () => {
      // Callbacks run in the order they were asked for: what the page put off until idle runs before this one.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await untilQuiet();
    };
    server.takeAnswers();
    await page.goto(server.address, { waitUntil: 'load' });
    await settle();
    const result = await use({ page, link: page.locator('main a[href="/register"]').first(), settle });
    if (errors.length > 0) throw new Error(`The page measured reports: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Gives the page of this session the bars' line and phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
}

/**
 * Chromium that takes the certificate for a good one. To ignore its fault instead (`ignoreHTTPSErrors`) would switch the
 * HTTP cache off, and scripts fetched ahead would be fetched again.
 */
export async function launchBrowser({ publicKeyHash }: SelfSignedCertificate): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...launchOptions.args, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });
}
