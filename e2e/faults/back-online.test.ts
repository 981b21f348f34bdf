import type { Page } from '@playwright/test';
import { expect, signIn, storeDemoSession, test } from '../testing/fursa-test.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const noLine = /net::ERR_|Failed to fetch|Failed to load|ChunkLoadError|Loading (CSS )?chunk|dynamically imported/;

/** Its heading comes without a press: the fallback's own button is the only one there was. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('A page whose files did not arrive offline comes by itself when the line is back', { tag: '@faults' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(noLine);
  await signIn(page, 'seeker');
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  await expectPage(page, 'Companies and resources cannot be shown right now');
  await context.setOffline(false);
  await expectPage(page, 'Career Resources');
});

test('A page of the shell that did not arrive offline comes by itself, too', { tag: '@faults' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(noLine);
  await page.goto('/');
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectPage(page, 'Something went wrong');
  await context.setOffline(false);
  await expectPage(page, 'Terms of Service');
});

test('A page whose data did not come while the device believed in its line comes by itself when answers do', {
  tag: '@faults',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(noLine);
  await storeDemoSession(page, 'seeker');
  const withoutAnswer = /\/rest\/v1\/|\/config\.json/;
  await page.route(withoutAnswer, (route) => route.abort());
  await page.goto('/companies');
  await expect(page.getByRole('heading', { name: 'Error loading companies' })).toBeVisible();
  await page.unroute(withoutAnswer);
  await expect(page.getByRole('heading', { name: 'Error loading companies' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
