import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from '@fursa/platform/testing';
import { expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

// The sources are edited: those of a copy.
let checkout: string;
let product: RunningFursa;

test.beforeAll(async () => {
  checkout = await copyRepository(path.resolve(import.meta.dirname, '../..'));
  const dataDir = path.join(checkout, '.fursa');
  await prepareData(dataDir);
  product = await runFursa(['dev', 'mf-auth'], dataDir, checkout);
});

test.afterAll(async () => {
  expect(await product.stop()).toBe(0);
  await rm(checkout, { recursive: true });
});

test('A developer edits a text of a remote and sees it on the open page, where what was typed still stands', {
  tag: '@products',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Errors while compiling/, /The file is empty/);
  await page.goto(`${product.address}/login`);
  await expect(page.getByText('No account yet?')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill('someone@example.com');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));

  const messages = path.join(checkout, 'mf-auth/src/sign-in/messages.ts');
  const before = await readFile(messages, 'utf8');
  // As some editors do: the file is empty for a moment, in which a build may read it.
  const refusal = page.waitForEvent('console', (message) => message.text().includes('The file is empty'));
  await writeFile(messages, '');
  await refusal;
  await writeFile(messages, before.replace('No account yet?', 'New at Fursa?'));
  await expect(page.getByText('New at Fursa?')).toBeVisible();
  await expect(page.getByText('No account yet?')).toBeHidden();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('someone@example.com');
  expect(loads).toEqual([]);
});
