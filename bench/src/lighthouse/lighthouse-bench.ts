import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as z from 'zod';
import { type Bench, readRuns, writeResults } from '../bench.ts';
import { medianFigures } from '../landing/median-figures.ts';
import { releaseComposed, serveReleases } from '../landing/variants.ts';
import { type Account, findProduct, type MeasuredPage } from '../pages/find-pages.ts';
import type { SelfSignedCertificate } from '../serving/self-signed-certificate.ts';

const configSchema = z.object({ supabasePublishableKey: z.string() });
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  usage: 'lighthouse [--runs <number>]',
  summary: 'what Lighthouse says of the public pages on a phone; the median of 5 runs',
  async run(args) {
    const runCount = readRuns(args, 5);
    const { servers, certificate, close } = await serveReleases({ product: releaseComposed });
    try {
      const pages = await findPublicPages(servers.product.address);
      const measured: Record<string, LighthouseScores[]> = {};
      for (let run = 1; run <= runCount; run += 1) {
        for (const { path, address } of pages) {
          console.error(`Run ${run} of ${runCount}: ${path}`);
          measured[path] = [...(measured[path] ?? []), await audit(address, certificate)];
        }
      }
      await writeResults('lighthouse', measured);
      console.log(
        formatLighthouseTable(Object.entries(measured).map(([page, runs]) => ({ page, ...medianScores(runs) }))),
      );
    } finally {
      await close();
    }
  },
};

async function findPublicPages(origin: string): Promise<MeasuredPage[]> {
  const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
  try {
    const { pages } = await findProduct(browser, origin, await signUp(browser, origin));
    return pages.filter(({ isProtected }) => !isProtected);
  } finally {
    await browser.close();
  }
}

/** The demo accounts are for who comes from this machine, and to the server of this bench nobody does. */
async function signUp(browser: Browser, origin: string): Promise<Account> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const account = { email: 'lighthouse@example.com', password: crypto.randomUUID() };
    const page = await context.newPage();
    await page.goto(origin);
    // From inside the page, because the server speaks HTTP/2 alone and Playwright's own requests do not.
    const config = configSchema.parse(await page.evaluate(async () => await (await fetch('/config.json')).json()));
    const status = await page.evaluate(
      async ([headers, body]) => (await fetch('/auth/v1/signup', { method: 'POST', headers, body })).status,
      [{ apikey: config.supabasePublishableKey, 'content-type': 'application/json' }, JSON.stringify(account)] as const,
    );
    if (status !== 200) throw new Error(`Nobody could sign up: status ${status}`);
    return account;
  } finally {
    await context.close();
  }
}

/**
 * A page that gets a process of its own may begin before that process records anything: the trace then has no beginning
 * (NO_NAVSTART, about one in five). Phones with little memory do not isolate sites either.
 */
const oneProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** Lighthouse's own defaults: a mid-range phone on slow 4G, simulated. Each time in a new browser. */
async function audit(address: string, { publicKeyHash }: SelfSignedCertificate): Promise<LighthouseScores> {
  const browser = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [
      ...launchOptions.args,
      ...oneProcess,
      '--headless=new',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });
  try {
    return readScores(
      address,
      await lighthouse(address, { port: browser.port, onlyCategories: [...categories], logLevel: 'error' }),
    );
  } finally {
    browser.kill();
  }
}

function readScores(address: string, result: Awaited<ReturnType<typeof lighthouse>>): LighthouseScores {
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (category: (typeof categories)[number]) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const milliseconds = (audit: string) => Math.round(lhr.audits[audit]?.numericValue ?? Number.NaN);
  const lost = Object.values(lhr.audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: milliseconds('first-contentful-paint'),
    largestPaint: milliseconds('largest-contentful-paint'),
    blocking: milliseconds('total-blocking-time'),
    lost,
  };
}

/** One run, or the median of several. Scores are 0 to 100, times milliseconds. */
interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Audits that are passed or not, and were not. */
  readonly lost: readonly string[];
}

/** The median of each figure; every audit that was lost in any run. */
function medianScores(runs: readonly LighthouseScores[]): LighthouseScores {
  return {
    ...medianFigures(runs.map(({ lost: _, ...scores }) => scores)),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))].sort(),
  };
}

/** As Markdown. */
function formatLighthouseTable(rows: readonly ({ readonly page: string } & LighthouseScores)[]): string {
  const head =
    '| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking | Lost |';
  const line = '|---|--:|--:|--:|--:|--:|--:|--:|---|';
  const cells = rows.map(({ page, lost, ...row }) =>
    [
      page,
      row.performance,
      row.accessibility,
      row.bestPractices,
      row.seo,
      `${row.firstPaint} ms`,
      `${row.largestPaint} ms`,
      `${row.blocking} ms`,
      lost.join(', '),
    ].join(' | '),
  );
  return [head, line, ...cells.map((row) => `| ${row} |`)].join('\n');
}
