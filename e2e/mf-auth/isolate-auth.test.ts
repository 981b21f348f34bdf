import path from 'node:path';
import { demoPassword, expect, test } from '../testing/fursa-test.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/isolate-auth');
let bench: RunningFursa;

test.beforeAll(async () => {
  await prepareData(dataDir);
  bench = await runFursa(['isolate', 'mf-auth'], dataDir);
});

test.afterAll(async () => {
  expect(await bench.stop()).toBe(0);
});

test('The bench shows the widget of the remote, and renews a session that ends in its dialog', {
  tag: '@products',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[0-9]/);
  await page.goto(`${bench.address}/login`);
  await page.getByRole('banner').getByLabel('Account').selectOption('seeker');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as seeker@example.com')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Your account/ })).toBeVisible();
  await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    localStorage.setItem('fursa-identity', JSON.stringify({ ...identity, expires_at: 1, refresh_token: 'gone' }));
  });
  // Whoever comes back to the tab sets off a refresh.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('seeker@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Signed in as seeker@example.com')).toBeVisible();
});
