import type { Browser } from '@playwright/test';
import { type Bench, readRuns, tell, writeResults } from '../bench.ts';
import { createSelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { formatLandingTable } from './landing-table.ts';
import { launchBrowser } from './launch-browser.ts';
import { type LandingFigures, measureLanding } from './measure-landing.ts';
import { medianFigures } from './median-figures.ts';
import { type ServedVariants, serveVariants, type VariantName, variantNames } from './variants.ts';

type Runs = Readonly<Record<VariantName, LandingFigures[]>>;

export const landingBench: Bench = {
  name: 'landing',
  usage: 'landing [--runs <number>]',
  summary: 'the landing page and the way to a remote’s page, against the same sources as one bundle',
  async run(args) {
    const runCount = readRuns(args, 5);
    tell('Building both variants ...');
    const runs = await measureRuns(runCount);
    const medians = { oneBundle: medianFigures(runs.oneBundle), composed: medianFigures(runs.composed) };
    await writeResults('landing', { medians, runs });
    tell(`\nMedian of ${runCount} runs: 1.6 Mbps, 150 ms, a quarter of the processor, HTTP/2, brotli\n`);
    console.log(formatLandingTable(medians));
  },
};

async function measureRuns(runCount: number): Promise<Runs> {
  const certificate = createSelfSignedCertificate();
  const variants = await serveVariants(certificate);
  try {
    const browser = await launchBrowser(certificate);
    try {
      return await takeTurns(browser, variants, runCount);
    } finally {
      await browser.close();
    }
  } finally {
    await variants.close();
  }
}

/** Each variant begins every other run: what slows the machine for a while slows both. */
async function takeTurns(browser: Browser, { servers }: ServedVariants, runCount: number): Promise<Runs> {
  // The first page of a browser that has just started takes longer than any other.
  for (const name of variantNames) await measureLanding(browser, servers[name]);
  const runs: Runs = { oneBundle: [], composed: [] };
  for (let run = 1; run <= runCount; run += 1) {
    tell(`Run ${run} of ${runCount}`);
    const order = run % 2 === 1 ? variantNames : variantNames.toReversed();
    for (const name of order) runs[name].push(await measureLanding(browser, servers[name]));
  }
  return runs;
}
