import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runFursa } from '../testing/run-fursa.ts';
import { listPictures, type Picture } from './picture-list.ts';
import { openPictureStore } from './picture-store.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { settle, watchRequests } from './settle.ts';
import { type SignedIn, signInOnce } from './sign-in-once.ts';

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const dataDir = path.resolve(import.meta.dirname, '../../.cache/screenshots');
const defaultTimeoutMs = 15_000;
/** States pictured side by side: most of the time each of them waits for its page. */
const atOnce = 3;

/**
 * `npx pnpm@12.21.0 screenshots [name...]`: every state of the product, or those whose name begins so, small and large,
 * light and dark, to be looked at on one sheet beside those from before. A state that cannot be reached is told at the end, and fails.
 */
const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (chosen.length === 0) throw new Error(`No state is called ${wanted.join(' or ')}. There are: ${names(scenes)}`);
await rm(dataDir, { recursive: true, force: true });
const store = await openPictureStore(folder, scenes);
const product = await runFursa(['start'], dataDir);
const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
/** By the picture's file, why it could not be taken. */
const failures = new Map<string, string>();
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
const sheet = await store.writeSheet(scenes, failures);
const taken = listPictures(chosen).length - failures.size;
console.log(`${taken} pictures are on ${path.relative(process.cwd(), sheet)}`);
for (const [file, reason] of failures) console.error(`${file}: ${reason}`);
if (failures.size > 0) process.exitCode = 1;

async function signInAll(browser: Browser, scenes: readonly Scene[]): Promise<Map<string, SignedIn>> {
  const sessions = new Map<string, SignedIn>();
  for (const account of new Set(scenes.flatMap(({ account }) => account ?? []))) {
    sessions.set(account, await signInOnce(browser, product.address, account));
  }
  return sessions;
}

async function takePictures(browser: Browser, scene: Scene, sessions: Map<string, SignedIn>): Promise<void> {
  for (const picture of listPictures([scene])) {
    const place = await store.makeRoom(picture);
    try {
      await takePicture(browser, picture, place, sessions.get(scene.account ?? ''));
    } catch (error) {
      failures.set(picture.file, error instanceof Error ? error.message : String(error));
    }
  }
}

async function takePicture(
  browser: Browser,
  { scene, size, look }: Picture,
  place: string,
  session: SignedIn | undefined,
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: look,
    baseURL: product.address,
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(defaultTimeoutMs);
  try {
    const page = await context.newPage();
    await openScene(page, scene, look);
    await page.screenshot({ path: place, fullPage: scene.isWholePage ?? false, animations: 'disabled' });
  } finally {
    // What a scene answers in the backend's place may still be on its way.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function openScene(page: Page, scene: Scene, theme: Picture['look']): Promise<void> {
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
  await prepare(page);
  await settle(page, inFlight);
  // On a busy machine the picture may otherwise be of a frame from before the page was there.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function names(scenes: readonly Scene[]): string {
  return scenes.map(({ name }) => name).join(', ');
}
