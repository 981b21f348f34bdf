import path from 'node:path';
import { expect, test } from '../testing/fursa-test.ts';
import { watchPolicyViolations } from '../testing/policy-violations.ts';
import { prepareData, type RunningFursa, runFursa } from '../testing/run-fursa.ts';

// One bench for the tests of this file, so one worker.
test.describe.configure({ mode: 'default' });

const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e/isolate');
let bench: RunningFursa;

test.beforeAll(async () => {
  await prepareData(dataDir);
  bench = await runFursa(['isolate', 'mf-jobs'], dataDir);
});

test.afterAll(async () => {
  expect(await bench.stop()).toBe(0);
});

test('A tester takes the jobs remote alone, signs in as a demo account and reads real rows', async ({ page }) => {
  const violations = await watchPolicyViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(bench.address);
  await expect(page).toHaveURL(`${bench.address}/jobs`);
  await expect(page.getByRole('link', { name: 'mf-jobs alone' })).toBeVisible();
  await expect(page.getByText('This page needs a signed-in user')).toBeVisible();

  await page.getByLabel('Account').selectOption('seeker');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as seeker@example.com')).toBeVisible();
  await expect(page.getByText(/^\d{3} jobs found$/)).toBeVisible();

  await page.getByText(/^Events \(/).click();
  await expect(page.getByText('shell:page-shown {"path":"/jobs","remote":"mf-jobs"}').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/mf-jobs/'))).toEqual([]);

  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('This page needs a signed-in user')).toBeVisible();
});

test('The bench shows the pages of its remote and no other', { tag: '@details' }, async ({ page }) => {
  await page.goto(`${bench.address}/companies`);
  await expect(page).toHaveURL(`${bench.address}/jobs`);
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(pages).toHaveCount(3);
});
