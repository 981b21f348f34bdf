import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { longCv } from '@fursa/mf-profile/testing/cv-corpus';
import type { Browser } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { launchBrowser } from '../landing/launch-browser.ts';
import { percentile } from '../percentile.ts';
import { readCount } from '../read-count.ts';
import type { RecordingServer } from '../serving/serve-over-http2.ts';
import { measureReading, type ReadingFigures } from './measure-reading.ts';
import { serveReaderPage } from './serve-reader-page.ts';

const resultsFolder = new URL('../../results/', import.meta.url);

interface Kind {
  readonly name: string;
  readonly file: Uint8Array;
}

export const cvBench: Bench = {
  name: 'cv',
  usage: 'cv [--runs <number>]',
  summary: 'ten pages of a CV from the file to its text and skills, in a browser',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '5' } } });
    const runs = readCount('runs', values.runs);
    const { server, certificate } = await serveReaderPage();
    const browser = await launchBrowser(certificate);
    try {
      const results = await measureKinds(browser, server, runs);
      await mkdir(resultsFolder, { recursive: true });
      await writeFile(new URL('cv.json', resultsFolder), `${JSON.stringify(results, null, 2)}\n`);
      console.log(formatTable(results));
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

async function measureKinds(browser: Browser, server: RecordingServer, runs: number) {
  const kinds: readonly Kind[] = [
    { name: 'PDF, 10 pages', file: await printLongCv(browser) },
    { name: 'DOCX', file: longCv.docx() },
    { name: 'DOC', file: longCv.doc() },
  ];
  const results: { readonly name: string; readonly figures: ReadingFigures[] }[] = [];
  for (const { name, file } of kinds) {
    // The first page of a browser that has just started takes longer than any other.
    await measureReading(browser, server, file);
    const figures: ReadingFigures[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measureReading(browser, server, file));
    results.push({ name, figures });
  }
  return results;
}

async function printLongCv(browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(longCv.html);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

function formatTable(
  results: readonly { readonly name: string; readonly figures: readonly ReadingFigures[] }[],
): string {
  const median = (figures: readonly ReadingFigures[], of: (each: ReadingFigures) => number) =>
    Math.round(percentile(figures.map(of), 50));
  const rows = results.map(({ name, figures }) => [
    name,
    median(figures, ({ firstMs }) => firstMs),
    median(figures, ({ againMs }) => againMs),
    blocked(figures),
    `${(median(figures, ({ bytes }) => bytes) / 1000).toFixed(0)} KB`,
    median(figures, ({ skills }) => skills),
  ]);
  const head = ['File', 'First, ms', 'Again, ms', 'Blocked at most, ms', 'Loaded', 'Skills'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function blocked(figures: readonly ReadingFigures[]): string {
  const longest = Math.max(...figures.map(({ blockedMs }) => blockedMs));
  return longest === 0 ? 'under 50' : String(Math.round(longest));
}
