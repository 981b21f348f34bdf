import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '../abuse/product.ts';
import { type Bench, tell, writeResults } from '../bench.ts';
import { demoAccount, findProduct } from './find-product.ts';
import { measurePage } from './measure-page.ts';
import { formatPagesTable, type PageFigures } from './pages-table.ts';

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
