import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { demoPassword, fillSignIn } from '../testing/fursa-test.ts';
import { runFursa } from '../testing/run-fursa.ts';
import type { Scene } from './scene.ts';
import { aiScenes } from './screenshots-ai.ts';
import { assistantScenes } from './screenshots-assistant.ts';
import { authScenes } from './screenshots-auth.ts';
import { directoryScenes } from './screenshots-directory.ts';
import { jobScenes } from './screenshots-jobs.ts';
import { matchScenes } from './screenshots-match.ts';
import { profileScenes } from './screenshots-profile.ts';
import { shellScenes } from './screenshots-shell.ts';

/** One list for each area; who builds an area adds its states to it. */
const scenes: readonly Scene[] = [
  ...shellScenes,
  ...authScenes,
  ...jobScenes,
  ...matchScenes,
  ...profileScenes,
  ...assistantScenes,
  ...aiScenes,
  ...directoryScenes,
];

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const dataDir = path.resolve(import.meta.dirname, '../../.cache/screenshots');
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'] as const;
const defaultTimeoutMs = 15_000;
/** States pictured side by side: most of the time each of them waits for its page. */
const atOnce = 3;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * `npx pnpm@12.21.0 screenshots [name...]`: every state of the product, or those whose name begins so, small and large,
 * light and dark, to be looked at. A state that cannot be reached is told at the end, and fails.
 */
const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (chosen.length === 0) throw new Error(`No state is called ${wanted.join(' or ')}. There are: ${names(scenes)}`);
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await rm(dataDir, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const product = await runFursa(['start'], dataDir);
const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
const failures: string[] = [];
try {
  const sessions = await signInAll(browser, chosen);
  const waiting = [...chosen];
  const takeTurns = async () => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) await takePictures(browser, scene, sessions);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
} finally {
  await browser.close();
  await product.stop();
}
const taken = chosen.length * sizes.length * schemes.length - failures.length;
console.log(`${taken} pictures are in ${path.relative(process.cwd(), folder)}`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Once for each account: the pictures share the session as tabs do. */
async function signInAll(browser: Browser, scenes: readonly Scene[]): Promise<Map<string, SignedIn>> {
  const sessions = new Map<string, SignedIn>();
  for (const account of new Set(scenes.flatMap(({ account }) => account ?? []))) {
    const context = await browser.newContext({ baseURL: product.address });
    const page = await context.newPage();
    await page.goto('/login');
    await fillSignIn(page, `${account}@example.com`, demoPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
    sessions.set(account, await context.storageState());
    await context.close();
  }
  return sessions;
}

async function takePictures(browser: Browser, scene: Scene, sessions: Map<string, SignedIn>): Promise<void> {
  const session = scene.account === undefined ? undefined : sessions.get(scene.account);
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL: product.address,
        ...(session && { storageState: session }),
      });
      context.setDefaultTimeout(defaultTimeoutMs);
      const picture = `${fileName(scene)}-${viewport.width}-${colorScheme}.png`;
      try {
        const page = await context.newPage();
        await openScene(page, scene, colorScheme);
        await page.screenshot({
          path: path.join(folder, picture),
          fullPage: scene.isWholePage ?? false,
          animations: 'disabled',
        });
      } catch (error) {
        failures.push(`${picture}: ${error instanceof Error ? error.message : error}`);
      } finally {
        // What a scene answers in the backend's place may still be on its way.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    }
  }
}

async function openScene(page: Page, scene: Scene, theme: (typeof schemes)[number]): Promise<void> {
  const { preferences, path: address, prepare } = scene;
  if (preferences) {
    await page.addInitScript(
      (state) => {
        localStorage.setItem('fursa-preferences', JSON.stringify({ state, version: 0 }));
      },
      { theme, ...preferences },
    );
  }
  const inFlight = watchRequests(page);
  await page.goto(address);
  await settle(page, inFlight);
  await prepare?.(page);
  await settle(page, inFlight);
}

/**
 * Until nothing has been under way for a moment. In some states something always is. Playwright's own `networkidle` comes
 * once for each document, and not again after a navigation inside it.
 */
async function settle(page: Page, inFlight: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + 2_500;
  for (let calm = 0; calm < 4 && Date.now() < end; calm = inFlight.size === 0 ? calm + 1 : 0) {
    await page.waitForTimeout(100);
  }
}

function watchRequests(page: Page): ReadonlySet<Request> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return inFlight;
}

function fileName({ name }: Scene): string {
  return name.replaceAll('/', '-');
}

function names(scenes: readonly Scene[]): string {
  return scenes.map(({ name }) => name).join(', ');
}
