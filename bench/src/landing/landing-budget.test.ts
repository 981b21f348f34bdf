// @module-tag products
import { shellChunk } from '@fursa/platform/shell-chunk';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../serving/serve-over-http2.ts';
import { launchBrowser, visitLanding } from './landing-visit.ts';
import { isScript, weighAnswers } from './measure-landing.ts';
import { followLink } from './page-timing.ts';
import { type ServedReleases, serveReleases, type VariantName, variants } from './variants.ts';

/** What one visit fetched and showed: the landing page, then the page behind its first link. */
interface Visited {
  readonly answers: readonly Answer[];
  /** What following the link fetched. */
  readonly followed: readonly Answer[];
  readonly shown: readonly (string | null)[];
}

let served: ServedReleases<VariantName>;
let browser: Browser;
let visited: Readonly<Record<VariantName, Visited>>;

beforeAll(async () => {
  served = await serveReleases(variants);
  browser = await launchBrowser(served.certificate);
  visited = { oneBundle: await visit('oneBundle'), composed: await visit('composed') };
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

function visit(name: VariantName): Promise<Visited> {
  const server = served.servers[name];
  return visitLanding(browser, server, { slow: false }, async ({ page, link }) => {
    const answers = server.takeAnswers();
    const landing = await page.locator('#root').textContent();
    await followLink(link);
    return { answers, followed: server.takeAnswers(), shown: [landing, await page.locator('#root').textContent()] };
  });
}

/** The landing page's first button, as it looks where the page came and nothing that it asks for did. */
async function paintWithoutAnythingElse() {
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await page.goto(served.servers.composed.address);
    return await page
      .getByRole('main')
      .getByRole('link')
      .first()
      .evaluate((link) => ({ text: link.textContent, background: getComputedStyle(link).backgroundColor }));
  } finally {
    await page.close();
  }
}

test('Both variants show the same pages', () => {
  expect(visited.composed.shown).toEqual(visited.oneBundle.shown);
  expect(visited.composed.shown[0]).not.toBe(visited.composed.shown[1]);
});

test('What the landing page fetches when it is idle is weighed as well', () => {
  const scripts = visited.composed.answers.filter(isScript).map(({ path }) => path);
  expect(scripts).toContainEqual(shellChunk('federation'));
});

test('Scripts and styles worth compressing arrive in brotli', () => {
  const large = visited.composed.answers.filter(({ path, bytes }) => /\.(js|css|svg)$/.test(path) && bytes > 1024);
  expect(large.length).toBeGreaterThan(1);
  expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
});

test('The landing page stays within its budget', () => {
  const { requests, scriptBytes, totalBytes } = weighAnswers(visited.composed.answers);
  expect(requests, 'requests').toBeLessThanOrEqual(10);
  expect(scriptBytes, 'bytes of JavaScript').toBeLessThanOrEqual(130_000);
  expect(totalBytes, 'bytes of everything').toBeLessThanOrEqual(250_000);
});

test('The main text and its button are painted by the page itself, of at most 60 KB, before any script has run', async () => {
  const page = visited.composed.answers.find(({ path }) => path === '/');
  expect(page?.bytes).toBeLessThanOrEqual(60_000);
  expect(await paintWithoutAnythingElse()).toEqual({ text: 'Get Started', background: 'rgb(0, 102, 59)' });
});

test('A cold click to a page of a remote asks for at most ten files', () => {
  const files = visited.composed.followed.filter(({ status }) => status !== 304).map(({ path }) => path);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(10);
});

test('Composition costs the landing page at most 12 per cent more JavaScript than one bundle', () => {
  const composed = weighAnswers(visited.composed.answers).scriptBytes;
  const oneBundle = weighAnswers(visited.oneBundle.answers).scriptBytes;
  expect(composed / oneBundle).toBeLessThanOrEqual(1.12);
});
