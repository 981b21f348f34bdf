import { remoteNames } from '@fursa/platform/build';
import type { Browser } from '@playwright/test';
import { type Bench, readRuns, tell, writeResults } from '../bench.ts';
import { launchBrowser } from '../landing/launch-browser.ts';
import { medianFigures } from '../landing/median-figures.ts';
import { createSelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { measureScale, type ScaleFigures } from './measure-scale.ts';
import { formatScaleTable } from './scale-table.ts';
import { manyRemotes, type ScaleName, type ServedScales, scaleNames, serveScales } from './scale-variants.ts';

const counts = { few: remoteNames.length, many: manyRemotes };

type Runs = Readonly<Record<ScaleName, ScaleFigures[]>>;

export const scaleBench: Bench = {
  name: 'scale',
  usage: 'scale [--runs <number>]',
  summary: 'the landing page with 50 remotes, against the remotes there are',
  async run(args) {
    const runCount = readRuns(args, 5);
    tell('Building what is stale, releasing both ...');
    const runs = await measure(runCount);
    const figures = { few: medianFigures(runs.few), many: medianFigures(runs.many) };
    const results = { counts, medians: figures, runs };
    await writeResults('scale', results);
    tell(`\nMedian of ${runCount} runs: 1.6 Mbps, 150 ms, a quarter of the processor, HTTP/2, brotli\n`);
    console.log(formatScaleTable({ figures, counts }));
  },
};

async function measure(runCount: number): Promise<Runs> {
  const certificate = createSelfSignedCertificate();
  const scales = await serveScales(certificate);
  try {
    const browser = await launchBrowser(certificate);
    try {
      return await takeTurns(browser, scales, runCount);
    } finally {
      await browser.close();
    }
  } finally {
    await scales.close();
  }
}

/** Each begins every other run, after one that is not counted: what slows the machine for a while slows both. */
async function takeTurns(browser: Browser, { servers }: ServedScales, runCount: number): Promise<Runs> {
  for (const name of scaleNames) await measureScale(browser, servers[name]);
  const runs: Runs = { few: [], many: [] };
  for (let run = 1; run <= runCount; run += 1) {
    tell(`Run ${run} of ${runCount}`);
    const order = run % 2 === 1 ? scaleNames : scaleNames.toReversed();
    for (const name of order) runs[name].push(await measureScale(browser, servers[name]));
  }
  return runs;
}
