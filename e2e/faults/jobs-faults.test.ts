import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';

const feedPath = /\/functions\/v1\/job-feed/;

test.beforeEach(async ({ page, faultProxy }) => {
  await signIn(page, 'seeker', faultProxy.address);
});

test('A job feed that never answers keeps nobody from the jobs', { tag: '@faults' }, async ({ page, faultProxy }) => {
  faultProxy.break(feedPath, { kind: 'hang' });
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse');
  await expect(cards(page).first()).toContainText(/nurs/i);
});

test('Offline the jobs that are shown stay, and a new search says that it failed instead of turning for ever', async ({
  page,
  context,
  faultProxy,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${faultProxy.address}/jobs`);
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse');
  await expect(page.getByText('Loading opportunities from across Kenya...')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('nurse');
  await context.setOffline(false);
  await expect(cards(page).first()).toContainText(/nurs/i);
});

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}
