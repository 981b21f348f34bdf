import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyRepository, linkNewPackage } from '@fursa/platform/testing';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

const execute = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(repository, '.cache/e2e/sixth-remote');

// The new remote is written, built and published in a copy. The product runs from this checkout, which knows nothing of it.
let teamCheckout: string;
let product: RunningFursa;

test.beforeAll(async () => {
  await prepareData(dataDir);
  teamCheckout = await copyRepository(repository);
  product = await runFursa(['start'], dataDir);
});

test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
  await rm(teamCheckout, { recursive: true });
});

async function fursa(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, FURSA_RELEASE_DIR: `${dataDir}-releases` };
  const { stdout } = await execute(process.execPath, ['platform/src/cli.ts', ...args], { cwd: teamCheckout, env });
  return stdout;
}

test('A team writes a sixth remote, publishes it into the running product, and visitors find its page', {
  tag: '@products',
}, async ({ page }) => {
  await page.goto(product.address);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'One more' })).toHaveCount(0);
  // As the page is served: at run time the loader of the remotes adds scripts of its own.
  const shellScripts = async () =>
    (await (await page.request.get(product.address)).text()).match(/<script[^>]* src="[^"]*"/g) ?? [];
  const before = await shellScripts();

  expect(await fursa('new', 'mf-one-more', '--title', 'One more')).toContain('mf-one-more is written');
  await linkNewPackage(teamCheckout, 'mf-one-more');
  expect(await fursa('build', 'mf-one-more')).toContain('mf-one-more built');
  expect(await fursa('publish', 'mf-one-more')).toContain('Published mf-one-more 0.1.0');

  await page.reload();
  await navigation.getByRole('link', { name: 'One more' }).click();
  await expect(page).toHaveURL(`${product.address}/one-more`);
  await expect(
    page.locator('[data-mf="mf-one-more"]').getByRole('heading', { level: 1, name: 'One more' }),
  ).toBeVisible();
  expect(before.length).toBeGreaterThan(0);
  expect(await shellScripts()).toEqual(before);
});
