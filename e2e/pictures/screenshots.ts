import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { demoPassword, fillSignIn } from '../testing/fursa-test.ts';
import { runFursa } from '../testing/run-fursa.ts';
import { type Scene, scenes } from './scenes.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const looks = ['light', 'dark'] as const;

/** One picture of a state, in one size and one look. */
interface Picture {
  readonly scene: Scene;
  readonly size: (typeof sizes)[number];
  readonly look: (typeof looks)[number];
  /** The name of its file. */
  readonly file: string;
}

/** Every picture of these states, in the order in which they are looked at. */
function listPictures(scenes: readonly Scene[]): Picture[] {
  return scenes.flatMap((scene) =>
    sizes.flatMap((size) =>
      looks.map((look) => ({
        scene,
        size,
        look,
        file: `${scene.name.replaceAll('/', '-')}-${size.width}-${look}.png`,
      })),
    ),
  );
}

const folder = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const dataDir = path.resolve(import.meta.dirname, '../../.cache/screenshots');
const defaultTimeoutMs = 15_000;
/** States pictured side by side: most of the time each of them waits for its page. */
const atOnce = 3;

/**
 * `npx pnpm@12.21.0 screenshots [name...]`: every state of the product, or those whose name begins so, small and large,
 * light and dark, to be looked at. A state that cannot be reached is told at the end, and fails.
 */
const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (chosen.length === 0) throw new Error(`No state is called ${wanted.join(' or ')}. There are: ${names(scenes)}`);
await rm(dataDir, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
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
const taken = listPictures(chosen).length - failures.size;
console.log(`${taken} pictures are in ${path.relative(process.cwd(), folder)}`);
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
    try {
      await takePicture(browser, picture, sessions.get(scene.account ?? ''));
    } catch (error) {
      failures.set(picture.file, error instanceof Error ? error.message : String(error));
    }
  }
}

async function takePicture(
  browser: Browser,
  { scene, size, look, file }: Picture,
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
    await page.screenshot({
      path: path.join(folder, file),
      fullPage: scene.isWholePage ?? false,
      animations: 'disabled',
    });
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

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a demo account in; its pictures share the session as tabs do. */
async function signInOnce(browser: Browser, address: string, account: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: address });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await fillSignIn(page, `${account}@example.com`, demoPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
