import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import type { Bench } from '../bench.ts';
import { launchBrowser } from '../landing/launch-browser.ts';
import { serveProduct } from '../landing/variants.ts';
import { createSelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { UsageError } from '../usage-error.ts';
import { formatLighthouseTable, type LighthouseScores, medianScores } from './lighthouse-table.ts';

const resultsFolder = new URL('../../results/', import.meta.url);
const pages = ['/', '/login', '/register'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const lighthouseBench: Bench = {
  name: 'lighthouse',
  usage: 'lighthouse [--runs <number>]',
  summary: 'what Lighthouse says of the public pages on a phone; the median of 5 runs',
  async run(args) {
    const runCount = readRunCount(args);
    const certificate = createSelfSignedCertificate();
    const server = await serveProduct(certificate);
    const port = await findFreePort();
    const browser = await launchBrowser(certificate, port);
    try {
      const measured: Record<string, LighthouseScores[]> = {};
      for (let run = 1; run <= runCount; run += 1) {
        for (const page of pages) {
          console.error(`Run ${run} of ${runCount}: ${page}`);
          measured[page] = [...(measured[page] ?? []), await audit(`${server.address}${page}`, port)];
        }
      }
      await mkdir(resultsFolder, { recursive: true });
      await writeFile(new URL('lighthouse.json', resultsFolder), `${JSON.stringify(measured, null, 2)}\n`);
      console.log(
        formatLighthouseTable(Object.entries(measured).map(([page, runs]) => ({ page, ...medianScores(runs) }))),
      );
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

function readRunCount(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '5' } } });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new UsageError(`--runs takes a number from 1 to 99, not ${values.runs}.`);
  return Number(values.runs);
}

/** Lighthouse's own defaults: a mid-range phone on slow 4G, simulated. */
async function audit(address: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
