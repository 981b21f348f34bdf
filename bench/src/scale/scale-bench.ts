import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from '@fursa/platform/build';
import { publishRemote } from '@fursa/platform/release';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';
import { type Bench, readRuns, tell, writeResults } from '../bench.ts';
import { visitLanding } from '../landing/landing-visit.ts';
import { weighAnswers } from '../landing/measure-landing.ts';
import { medianFigures } from '../landing/median-figures.ts';
import { readPageTiming } from '../landing/page-timing.ts';
import { distFolder, measureInTurns, releaseComposed } from '../landing/variants.ts';
import type { RecordingServer } from '../serving/serve-over-http2.ts';
import { generateRemotes, writeGeneratedBuild } from './generate-remotes.ts';

/** How many remotes the greater of the two products has. */
const manyRemotes = 50;
/** How many it has more than the product as it is. */
const furtherRemotes = manyRemotes - remoteNames.length;

/** The product as it is, and with further remotes. */
const scales = {
  few: releaseComposed,
  async many(releaseDir: string) {
    await releaseComposed(releaseDir);
    await releaseGenerated(`${releaseDir}-builds`, releaseDir);
  },
};
type ScaleName = keyof typeof scales;

/** Through the same checks as every other remote. */
async function releaseGenerated(buildsFolder: string, releaseDir: string): Promise<void> {
  const models = await Promise.all(remoteNames.map(readDescription));
  for (const build of generateRemotes(models, furtherRemotes)) {
    const folder = join(buildsFolder, build.description.name);
    await writeGeneratedBuild(folder, build);
    await publishRemote(folder, releaseDir);
  }
}

async function readDescription(name: string) {
  return z.parse(remoteDescriptionSchema, JSON.parse(await readFile(join(distFolder(name), 'remote.json'), 'utf8')));
}

interface Row {
  readonly label: string;
  readonly figure: keyof ScaleFigures;
  readonly format: (value: number) => string;
  /** What it may be with all remotes, as a text and as a rule. */
  readonly bar?: { readonly text: string; readonly holds: (few: number, many: number) => boolean };
}

const bars = { bytes: 5000, paint: 1.1 } as const;

const rows: readonly Row[] = [
  {
    label: 'Requests',
    figure: 'requests',
    format: String,
    bar: { text: 'no more', holds: (few, many) => many <= few },
  },
  { label: 'JavaScript, brotli', figure: 'scriptBytes', format: kilobytes },
  {
    label: 'Everything',
    figure: 'totalBytes',
    format: kilobytes,
    bar: { text: '+5 KB', holds: (few, many) => many - few <= bars.bytes },
  },
  {
    label: 'First contentful paint',
    figure: 'firstContentfulPaint',
    format: milliseconds,
    bar: { text: '1.10', holds: (few, many) => many <= few * bars.paint },
  },
  { label: 'Largest contentful paint', figure: 'largestContentfulPaint', format: milliseconds },
  { label: 'Longest task', figure: 'longestTask', format: milliseconds },
];

interface Scales {
  readonly figures: Readonly<Record<ScaleName, ScaleFigures>>;
  readonly counts: Readonly<Record<ScaleName, number>>;
}

/** A Markdown table. What is above its bar is bold. */
function formatScaleTable({ figures: { few, many }, counts }: Scales): string {
  return [
    `| Landing page, nothing cached | ${counts.few} remotes | ${counts.many} remotes | More | Ratio | Bar |`,
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(({ label, figure, format, bar }) => {
      const [base, value] = [few[figure], many[figure]];
      const isOver = bar !== undefined && !bar.holds(base, value);
      const ratio = base === 0 ? '' : (value / base).toFixed(2);
      const cells = [format(base), isOver ? `**${format(value)}**` : format(value), format(value - base), ratio];
      return `| ${[label, ...cells, bar?.text ?? ''].join(' | ')} |`;
    }),
  ].join('\n');
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

const counts = { few: remoteNames.length, many: manyRemotes };

export const scaleBench: Bench = {
  name: 'scale',
  usage: 'scale [--runs <number>]',
  summary: 'the landing page with 50 remotes, against the remotes there are',
  async run(args) {
    const runCount = readRuns(args, 5);
    tell('Building what is stale, releasing both ...');
    const runs = await measureInTurns(scales, runCount, measureScale);
    const figures = { few: medianFigures(runs.few), many: medianFigures(runs.many) };
    const results = { counts, medians: figures, runs };
    await writeResults('scale', results);
    tell(`\nMedian of ${runCount} runs: 1.6 Mbps, 150 ms, a quarter of the processor, HTTP/2, brotli\n`);
    console.log(formatScaleTable({ figures, counts }));
  },
};

/** What is measured of the landing page. Times are in ms, weights in bytes. */
interface ScaleFigures {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly longestTask: number;
}

/** One visit on the slow line with nothing cached. */
function measureScale(browser: Browser, server: RecordingServer): Promise<ScaleFigures> {
  return visitLanding(browser, server, { slow: true }, async ({ page }) => {
    const { firstContentfulPaint, largestContentfulPaint, longestTask } = await readPageTiming(page);
    return { ...weighAnswers(server.takeAnswers()), firstContentfulPaint, largestContentfulPaint, longestTask };
  });
}
