import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runFursa } from '../testing/run-fursa.ts';
import { settle, watchRequests } from './settle.ts';
import { type SignedIn, signInOnce } from './sign-in-once.ts';

type Preferences = Readonly<Record<string, string | number>>;

interface Mode {
  readonly preferences: Preferences;
  /** What the browser simulates, for the sheet of the palette. */
  readonly vision?: 'protanopia' | 'deuteranopia' | 'tritanopia';
}

const palette = { theme: 'light', palette: 'color-blind' } as const;

/** Every way the accessibility page changes the look, side by side on each sheet. */
const modes: Readonly<Record<string, Mode>> = {
  light: { preferences: { theme: 'light' } },
  dark: { preferences: { theme: 'dark' } },
  'high contrast': { preferences: { theme: 'light', contrast: 'high' } },
  'high contrast, dark': { preferences: { theme: 'dark', contrast: 'high' } },
  'color blind friendly': { preferences: palette },
  'color blind friendly, dark': { preferences: { ...palette, theme: 'dark' } },
  'as with protanopia': { preferences: palette, vision: 'protanopia' },
  'as with deuteranopia': { preferences: palette, vision: 'deuteranopia' },
  'as with tritanopia': { preferences: palette, vision: 'tritanopia' },
  'wider spacing, underlined links': { preferences: { theme: 'light', spacing: 'wide', links: 'underlined' } },
  'screen reader mode, reading ruler': { preferences: { theme: 'light', screenReader: 'on', ruler: 'on' } },
  'largest font': { preferences: { theme: 'light', fontSize: 36 } },
};

/** A page of each kind of every remote and of the shell; the second is who looks at it. */
const pages: readonly (readonly [string, string?])[] = [
  ['/'],
  ['/login'],
  ['/register'],
  ['/privacy'],
  ['/remote-jobs'],
  ['/jobs', 'seeker'],
  ['/jobs?view=saved', 'seeker'],
  ['/job-match', 'seeker'],
  ['/profile', 'seeker'],
  ['/profile?tab=skills', 'seeker'],
  ['/profile?tab=documents', 'seeker'],
  ['/companies', 'seeker'],
  ['/resources', 'seeker'],
  ['/AI', 'seeker'],
  ['/accessibility', 'seeker'],
];

const size = { width: 360, height: 740 };
const folder = path.resolve(import.meta.dirname, '../../test-results/modes');
const dataDir = path.resolve(import.meta.dirname, '../../.cache/mode-sheets');

/** `npx pnpm@12.21.0 mode-sheets [path...]`: one picture for each page, with the page in every mode, to be looked at. */
const wanted = process.argv.slice(2);
const chosen = pages.filter(([address]) => wanted.length === 0 || wanted.includes(address));
if (chosen.length === 0) throw new Error(`There are sheets of ${pages.map(([address]) => address).join(', ')}`);
await rm(dataDir, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const product = await runFursa(['start'], dataDir);
const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
try {
  const seeker = await signInOnce(browser, product.address, 'seeker');
  for (const [address, account] of chosen)
    await drawSheet(browser, address, account === undefined ? undefined : seeker);
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${chosen.length} sheets are in ${path.relative(process.cwd(), folder)}`);

async function drawSheet(browser: Browser, address: string, session: SignedIn | undefined): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'light',
    baseURL: product.address,
    ...(session && { storageState: session }),
  });
  try {
    const page = await context.newPage();
    const inFlight = watchRequests(page);
    await page.goto(address);
    await settle(page, inFlight);
    const pictures: (readonly [string, string])[] = [];
    for (const [name, mode] of Object.entries(modes)) {
      await takeOn(page, mode);
      await settle(page, inFlight);
      const picture = await page.screenshot({ animations: 'disabled' });
      pictures.push([name, picture.toString('base64')]);
    }
    const sheet = await context.newPage();
    await sheet.setViewportSize({ width: 6 * 220, height: 400 });
    await sheet.setContent(sheetHtml(address, pictures));
    await sheet.screenshot({ path: path.join(folder, `${fileName(address)}.png`), fullPage: true });
  } finally {
    await context.close();
  }
}

/** As another tab does in which somebody chooses it, so that nothing is loaded anew. */
async function takeOn(page: Page, { preferences, vision }: Mode): Promise<void> {
  await page.evaluate((state) => {
    const key = 'fursa-preferences';
    localStorage.setItem(key, JSON.stringify({ state, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, preferences);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: vision ?? 'none' });
}

function sheetHtml(address: string, pictures: readonly (readonly [string, string])[]): string {
  const figures = pictures.map(
    ([name, data]) =>
      `<figure><figcaption>${name}</figcaption><img alt="" src="data:image/png;base64,${data}"></figure>`,
  );
  return `<style>body{font:13px system-ui;margin:8px}main{display:grid;grid-template-columns:repeat(6,1fr);gap:8px}
figure{margin:0}img{width:100%;border:1px solid #999}h1{font-size:16px}</style><h1>${address}</h1><main>${figures.join('')}</main>`;
}

function fileName(address: string): string {
  return address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}
