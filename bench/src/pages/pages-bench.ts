import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '../abuse/product.ts';
import { type Bench, tell, writeResults } from '../bench.ts';
import { demoAccount, findProduct } from './find-pages.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

export const pagesBench: Bench = {
  name: 'pages',
  usage: 'pages',
  summary: 'how much every page moves while it comes, and what it costs who opens it first',
  async run() {
    const product = await startProduct();
    try {
      const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
      try {
        const measured = await measureAll(browser, product.address);
        await writeResults('pages', measured);
        console.log(formatPagesTable(measured));
      } finally {
        await browser.close();
      }
    } finally {
      await product.close();
    }
  },
};

async function measureAll(browser: Browser, origin: string): Promise<PageFigures[]> {
  const { pages, session } = await findProduct(browser, origin, demoAccount);
  const measured: PageFigures[] = [];
  for (const page of pages) {
    tell(page.path);
    measured.push(await measurePage(browser, page, session));
  }
  return measured;
}

/** A Markdown table. */
function formatPagesTable(pages: readonly PageFigures[]): string {
  return [
    '| Page | Of | Shift, phone | Shift, desktop | Longest task | Files | Bytes |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...pages.map(({ path, owner, phoneShift, desktopShift, longestTask, files, bytes }) => {
      const figures = [phoneShift.toFixed(3), desktopShift.toFixed(3), `${Math.round(longestTask)} ms`, files];
      return `| \`${path}\` | ${owner} | ${figures.join(' | ')} | ${(bytes / 1000).toFixed(0)} KB |`;
    }),
  ].join('\n');
}
