import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { signInAsSomebody } from '../testing/session.ts';
import { untilQuiet } from '../testing/until-quiet.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const check = (page: Page, title: string) => page.getByRole('checkbox', { name: `Done: ${title}`, exact: true });

test('A skill that a match lacks leads to what teaches it', async ({ page }) => {
  await signIn(page, 'seeker');
  const layoutShift = await watchLayoutShift(page);
  await page.goto('/job-match');
  const missing = page.getByRole('link', { name: /: find out where to learn it$/ }).first();
  const skill = (await missing.textContent()) ?? '';
  expect(await layoutShift()).toBeLessThan(0.05);
  await missing.click();
  await expect(page).toHaveURL(/\/resources\?skill=/);
  await expect(page.getByLabel('Skill', { exact: true })).not.toHaveValue('');
  await expect(cards(page).first(), skill).toBeVisible();
});

test('A resource is marked as done by keyboard alone, also in the other tab, shows in the profile, and is unmarked', {
  tag: '@details',
}, async ({ page, context }) => {
  await signInAsSomebody(page);
  await page.goto('/resources?q=sqlbolt');
  const other = await context.newPage();
  await other.goto('/resources?q=sqlbolt');
  await expect(check(page, 'SQLBolt')).toBeEnabled();
  await expect(check(other, 'SQLBolt')).toBeEnabled();

  await page.getByRole('link', { name: /^View Resource SQLBolt/ }).focus();
  await page.keyboard.press('Tab');
  await expect(check(page, 'SQLBolt')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(check(page, 'SQLBolt')).toBeChecked();
  // The other tab does not know it yet: pressed there too it is one row.
  if (!(await check(other, 'SQLBolt').isChecked())) await check(other, 'SQLBolt').press('Space');
  await expect(other.getByRole('link', { name: '1 done' })).toBeVisible();
  await untilQuiet(page);
  await page.reload();
  await expect(check(page, 'SQLBolt')).toBeChecked();

  await page.getByRole('link', { name: '1 done' }).press('Enter');
  await expect(page).toHaveURL('/profile?tab=skills');
  await expect(page.getByRole('link', { name: /^SQLBolt/ })).toHaveAttribute('href', 'https://sqlbolt.com/');
  await page.reload();
  await page.getByRole('button', { name: 'Remove SQLBolt' }).press('Enter');
  await expect(page.getByText('SQLBolt was removed.')).toBeVisible();
  await untilQuiet(page);
  await other.reload();
  await expect(check(other, 'SQLBolt')).not.toBeChecked();
});

test('On a phone twenty resources are rows of at most 250 px, and nothing moves while they load', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'seeker');
  const readShift = await watchLayoutShift(page);
  await page.goto('/resources');
  await expect(cards(page)).toHaveCount(20);
  await untilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  const heights = await cards(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(250);
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(400);
  expect(await readShift()).toBeLessThan(0.05);

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Type').selectOption('Video');
  await sheet.getByRole('button', { name: /^Show \d+ resources?$/ }).click();
  await expect(page).toHaveURL('/resources?type=video');
  await expect(page.getByRole('button', { name: 'Remove filter: Video' })).toBeVisible();
});
