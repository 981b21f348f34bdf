import path from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { shellChunk } from '@fursa/platform/shell-chunk';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/telemetry');

// The last test reads what the others have left.
test.describe.configure({ mode: 'serial' });

let product: RunningFursa | undefined;
test.beforeAll(async () => {
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir, undefined, { FURSA_TELEMETRY_SHARE: '1' });
});
test.afterAll(async () => {
  await product?.stop();
});

/** What the page asks for, by path. */
function listenTo(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

async function openRemoteJobs(page: Page): Promise<void> {
  await page.goto(`${product?.address}/remote-jobs`);
  await expect(page.locator('main').getByRole('searchbox')).toBeEnabled();
}

/** Until the script that watches has run and its observers have told what they had buffered. */
async function waitUntilWatching(page: Page, isFetched: Promise<unknown>): Promise<void> {
  await isFetched;
  // The script runs in a task after its last byte, what follows its import in the same one; observers tell in the next idle time.
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
          const isLoading = scripts.some((src) => src.endsWith(name));
          const isKnown = performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name));
          if (isKnown && !isLoading) requestIdleCallback(() => requestIdleCallback(() => resolve()));
          else setTimeout(look, 50);
        };
        look();
      }),
    shellChunk('watching'),
  );
}

test('A browser that asks not to be tracked loads no measuring code and sends nothing', {
  tag: '@products',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const asked = listenTo(page);
  await openRemoteJobs(page);
  await expect.poll(() => asked.includes(shellChunk('idle-parts'))).toBe(true);
  await untilQuiet(page);
  await page.goto('about:blank');
  expect(asked.filter((file) => file === shellChunk('watching') || file.includes('telemetry'))).toEqual([]);
});

test('A visitor who is drawn sends small reports, of no address and no person, which become counters of the hour', {
  tag: '@products',
}, async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/telemetry')) reports.push(request.postData() ?? '');
  });
  const isFetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(shellChunk('watching')));
  await openRemoteJobs(page);
  await waitUntilWatching(page, isFetched);
  const isAnswered = page.waitForResponse('**/functions/v1/telemetry');
  // The largest paint is final with the first key, and told in the next idle time.
  await page.keyboard.press('Shift');
  // Another app comes to the front. Of a document that goes, Playwright tells no request and no answer.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await isAnswered).status()).toBe(204);
  expect(reports).toHaveLength(1);
  const sent = reports.join();
  expect(JSON.parse(sent).samples.length).toBeGreaterThan(3);
  expect(sent.length).toBeLessThan(2_000);
  expect(sent).not.toMatch(/remote-jobs|localhost|@/);

  expect(await product?.stop()).toBe(0);
  product = undefined;
  const backend = await startTestBackendWithDatabase({ dataDir });
  const rows = await backend.database.query(
    `select remote, metric, count::integer, total > 0 as is_measured from public.remote_telemetry order by remote, metric`,
  );
  await backend.close();
  expect(rows).toContainEqual({ remote: 'mf-jobs', metric: 'fursa.remote.mounts', count: 1, is_measured: true });
  expect(rows).toContainEqual({ remote: 'mf-jobs', metric: 'fursa.remote.load.duration', count: 1, is_measured: true });
  expect(rows).toContainEqual({ remote: 'shell', metric: 'browser.web_vital.ttfb', count: 1, is_measured: true });
  const paint = { metric: 'browser.web_vital.lcp', count: 1, is_measured: true };
  expect(rows).toContainEqual({ remote: expect.stringMatching(/^(shell|mf-jobs)$/), ...paint });
});
