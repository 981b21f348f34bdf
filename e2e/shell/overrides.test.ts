import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stageRemote } from '@fursa/platform/release';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';
import { withVersion } from '../testing/write-version.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(repository, '.cache/e2e/overrides');

// One product for all of them.
test.describe.configure({ mode: 'default' });

/** A team's own machine, which serves the build of its remote. */
const team = { address: '', tampers: false };
const server = createServer(serveBuild);
let product: RunningFursa;

test.beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  team.address = `http://localhost:${port}`;
  await prepareData(dataDir);
  product = await runFursa(['start'], dataDir, undefined, { FURSA_REMOTE_ORIGINS: team.address });
  await withVersion('9.5.0', (dist) => stageRemote(dist, `${dataDir}-releases`));
});
test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  expect(await product.stop()).toBe(0);
});

async function serveBuild(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = new URL(request.url ?? '/', 'http://team').pathname;
  const content = await readFile(path.join(repository, 'mf-jobs/dist', file)).catch(() => undefined);
  const type = file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'application/json';
  response.writeHead(content ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': type });
  response.end(team.tampers && /remoteEntry.*\.js$/.test(file) ? `${content}\n;` : content);
}

async function open(page: Page, search: string): Promise<void> {
  await page.goto(`${product.address}/remote-jobs${search}`);
}

const place = (page: Page) => page.locator('main [data-mf="mf-jobs"]');
const badge = (page: Page) => page.getByRole('button', { name: /^Testing: / });
const heading = { level: 1, name: 'Remote jobs' } as const;

test('A version that was released is tried in one tab, which says so until the test ends', async ({
  page,
  context,
}) => {
  await open(page, '?mf=mf-jobs@9.5.0&q=designer');
  await expect(place(page)).toHaveAttribute('data-mf-version', '9.5.0');
  await expect(badge(page)).toHaveText('Testing: 1 remote changed in this tab');
  await expect(page).toHaveURL(`${product.address}/remote-jobs?q=designer`);
  await page.reload();
  await expect(place(page)).toHaveAttribute('data-mf-version', '9.5.0');

  const other = await context.newPage();
  await open(other, '');
  await expect(place(other)).not.toHaveAttribute('data-mf-version', '9.5.0');
  await expect(badge(other)).toHaveCount(0);

  await badge(page).click();
  const panel = page.getByRole('region', { name: 'Remotes in this tab' });
  const jobs = panel.getByRole('listitem').filter({ hasText: 'mf-jobs' });
  await expect(jobs).toContainText(
    /mf-jobs 9\.5\.0.*everybody gets 0\.1\.0.*contract \^1.*\d+ files, [\d.]+ KB, \d+ ms/s,
  );
  await panel.getByRole('button', { name: 'End testing' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(place(page)).not.toHaveAttribute('data-mf-version', '9.5.0');
  await expect(badge(page)).toHaveCount(0);
});

test('A team tries the build on its own machine in the product, and sends a link to it', { tag: '@details' }, async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `?mf=mf-jobs@${team.address}/`);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(asked.filter((url) => url.startsWith(team.address)).length).toBeGreaterThan(2);
  await badge(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('mf')).toBe(`mf-jobs@${team.address}/`);
});

test('What the rules refuse is not used, and the panel says why', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /Content Security Policy/,
    /Failed to load resource/,
    /Failed to fetch/,
    /integrity/,
    /RUNTIME-\d+/,
    /mf-jobs/,
  );
  const refused = async (search: string, reason: RegExp) => {
    await open(page, search);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await badge(page).click();
    await expect(page.getByText(/^Not used: /)).toHaveText(reason);
    await page.getByRole('button', { name: 'End testing' }).click();
    await expect(badge(page)).toHaveCount(0);
  };
  await refused('?mf=mf-jobs@7.7.7', /remote\.json answers 404/);
  await refused('?mf=mf-jobs@../../secret', /neither a version nor an address/);
  // Not among the origins of the configuration: the policy of the page stops it.
  await refused('?mf=mf-jobs@http://localhost:9/', /Failed to fetch/);
  await refused(`?mf=mf-ai@${team.address}/`, /is mf-jobs/);
});

test('A tampered file of a team’s machine is blocked, and its place says what is missing', { tag: '@faults' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity/i, /RUNTIME-\d+/, /remoteEntry/, /Failed to load resource/);
  team.tampers = true;
  try {
    await open(page, `?mf=mf-jobs@${team.address}/`);
    await expect(page.getByRole('alert')).toContainText('cannot be shown right now');
    await badge(page).click();
    await expect(page.getByText(/^failed \(/)).toBeVisible();
  } finally {
    team.tampers = false;
  }
});

test('Remotes that are off are not there, and the others work', { tag: '@faults' }, async ({ page }) => {
  await open(page, '?disable-remotes=mf-ai');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /AI/ })).toHaveCount(0);
});

test('The panel passes axe and fits a screen of 320 pixels', { tag: '@details' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '?mf=mf-jobs@9.5.0&disable-remotes=mf-ai');
  await badge(page).click();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
