import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { findChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword, fillSignIn } from './support/fursa-test.ts';
import { runFursa } from './support/run-fursa.ts';

const folder = path.resolve(import.meta.dirname, '../test-results/screenshots');
const dataDir = path.resolve(import.meta.dirname, '../.cache/screenshots');

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'] as const;

interface Scene {
  readonly name: string;
  readonly account?: string;
  readonly path: string;
  /** What is done on the page before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const pressChat = (page: Page) => page.getByRole('button', { name: /chat/i }).first().click();

const scenes: readonly Scene[] = [
  ...['/', '/login', '/register', '/remote-jobs', '/privacy', '/terms'].map((path) => ({
    name: `visitor${path}`,
    path,
  })),
  {
    name: 'visitor/wrong-password',
    path: '/login',
    prepare: async (page) => {
      await fillSignIn(page, 'seeker@example.com', 'wrong password');
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'visitor/chat', path: '/', prepare: pressChat },
  {
    name: 'visitor/remote-gone',
    path: '/',
    prepare: async (page) => {
      await page.route('**/remotes/**', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
  { name: 'visitor/offline', path: '/', prepare: (page) => page.context().setOffline(true) },
  ...['/', '/jobs', '/job-match', '/profile', '/companies', '/resources', '/AI', '/accessibility'].map((path) => ({
    name: `seeker${path}`,
    account: 'seeker',
    path,
  })),
  { name: 'seeker/chat', account: 'seeker', path: '/', prepare: pressChat },
  {
    name: 'newcomer/notifications',
    account: 'newcomer',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: /notifications/i }).click(),
  },
  { name: 'newcomer/profile', account: 'newcomer', path: '/profile' },
];

/** `npx pnpm@12.21.0 screenshots`: every page and state of the product, small and large, light and dark, to be looked at. */
await rm(folder, { recursive: true, force: true });
await rm(dataDir, { recursive: true, force: true });
const product = await runFursa(['start'], dataDir);
const browser = await chromium.launch({ ...launchOptions, executablePath: await findChromium() });
let count = 0;
try {
  for (const scene of scenes) count += await takePictures(browser, scene);
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${count} pictures are in ${path.relative(process.cwd(), folder)}`);

async function takePictures(browser: Browser, scene: Scene): Promise<number> {
  let taken = 0;
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme, baseURL: product.address });
      const page = await context.newPage();
      await openScene(page, scene);
      const file = path.join(
        folder,
        `${scene.name.replace(/\W+$/, '').replaceAll('/', '-')}-${viewport.width}-${colorScheme}.png`,
      );
      await mkdir(path.dirname(file), { recursive: true });
      await page.screenshot({ path: file });
      await context.close();
      taken += 1;
    }
  }
  return taken;
}

async function openScene(page: Page, { account, path: address, prepare }: Scene): Promise<void> {
  if (account !== undefined) {
    await page.goto('/login');
    await fillSignIn(page, `${account}@example.com`, demoPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
}
