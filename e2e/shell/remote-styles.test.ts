import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyRepository, linkNewPackage, plant } from '@fursa/platform/testing';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

const execute = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(repository, '.cache/e2e/remote-styles');

const hostileStyles = `
header { display: none; }
:root { --color-surface: red; }
body { margin: 48px; }
* { letter-spacing: 3px; }
@keyframes spin { to { rotate: 7deg; } }
`;

/** It uses `p-3`, and has never heard of `md:p-10`. */
const page = `
import { Card, Page, PageHeading } from '@fursa/shared/ui';
import './hostile.css';

export function StylesPage() {
  return (
    <Page>
      <PageHeading title="Styles" />
      <header>Header of the remote</header>
      <p className="p-3">Own paragraph</p>
      <Card>Plain card</Card>
      <Card className="mt-5">Moved card</Card>
    </Page>
  );
}
`;

// The remote and the next shell are written and built in a copy. The product runs from this checkout.
let teamCheckout: string;
let product: RunningFursa;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await prepareData(dataDir);
  teamCheckout = await copyRepository(repository);
  product = await runFursa(['start'], dataDir);
  await fursa('new', 'mf-styles', '--title', 'Styles');
  await linkNewPackage(teamCheckout, 'mf-styles');
  await plant(teamCheckout, {
    'mf-styles/src/styles/styles-page.tsx': page,
    'mf-styles/src/styles/hostile.css': hostileStyles,
  });
  await fursa('build', 'mf-styles');
  await fursa('publish', 'mf-styles', '--force', 'its style sheet is hostile on purpose');
});

test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
  await rm(teamCheckout, { recursive: true });
});

async function fursa(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, FURSA_RELEASE_DIR: `${dataDir}-releases` };
  await execute(process.execPath, ['platform/src/cli.ts', ...args], { cwd: teamCheckout, env });
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** What the hostile style sheet would change if it were not kept in its place. */
async function readShellStyles(page: Page) {
  const banner = page.getByRole('banner').first();
  return {
    surface: await styleOf(page.locator(':root'), '--color-surface'),
    margin: await styleOf(page.locator('body'), 'margin'),
    banner: await styleOf(banner, 'display'),
    letters: await styleOf(banner, 'letter-spacing'),
  };
}

test('A style sheet for the whole page styles the place of its remote, and nothing else', { tag: '@products' }, async ({
  page,
}) => {
  await page.goto(product.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await readShellStyles(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Styles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Styles' })).toBeVisible();

  const place = page.locator('[data-mf="mf-styles"]');
  await expect(place.getByText('Header of the remote')).toBeHidden();
  expect(await styleOf(place, '--color-surface')).toBe('red');
  expect(await styleOf(place, 'margin')).toBe('48px');
  expect(await styleOf(place.getByText('Own paragraph'), 'letter-spacing')).toBe('3px');
  expect(await readShellStyles(page)).toEqual(before);
});

test('A remote under a newer shell keeps its own looks, and the shared pieces have those of the shell', {
  tag: '@products',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const place = page.locator('[data-mf="mf-styles"]');
  const paddings = async () => {
    await page.goto(`${product.address}/styles`);
    await expect(place.getByText('Own paragraph')).toBeVisible();
    const texts = ['Own paragraph', 'Plain card', 'Moved card'];
    return await Promise.all(texts.map((text) => styleOf(place.getByText(text), 'padding')));
  };
  expect(await paddings()).toEqual(['12px', '24px', '24px']);

  await plant(teamCheckout, {
    'shared/src/ui/panels/card.tsx': (card) => card.replace('p-inset md:p-6', 'p-3 md:p-10'),
  });
  await fursa('build', 'shell');
  await fursa('publish', 'shell', '--force', 'a live remote has a hostile style sheet');
  expect(await paddings()).toEqual(['12px', '40px', '40px']);
  expect(await styleOf(place.getByText('Moved card'), 'margin-top')).toBe('20px');
});
