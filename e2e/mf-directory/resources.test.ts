import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { watchLayoutShift } from '../testing/layout-shift.ts';
import { signInAsSomebody } from '../testing/session.ts';

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

test('With the keyboard alone a resource is done, in the other tab too, stands in the profile and is taken back', async ({
  page,
  context,
}) => {
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
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(check(page, 'SQLBolt')).toBeChecked();

  await page.getByRole('link', { name: '1 done' }).press('Enter');
  await expect(page).toHaveURL('/profile?tab=skills');
  await expect(page.getByRole('link', { name: /^SQLBolt/ })).toHaveAttribute('href', 'https://sqlbolt.com/');
  await page.reload();
  await page.getByRole('button', { name: 'Remove SQLBolt' }).press('Enter');
  await expect(page.getByText('SQLBolt was removed.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await other.reload();
  await expect(check(other, 'SQLBolt')).not.toBeChecked();
});

test('A hostile row is harmless and whole, and spoils no other', async ({ page, faultProxy }) => {
  const script = '<img src=x onerror="globalThis.wasRun = true">';
  const row = (id: string, changes: Readonly<Record<string, unknown>>) => ({
    id,
    title: 'Honest',
    description: 'Plain.',
    url: 'https://example.com/',
    type: 'video',
    publisher: null,
    languages: [],
    hours: null,
    extent: null,
    cost: null,
    skills: [],
    is_demo: false,
    created_at: '2026-11-01T08:00:00+00:00',
    ...changes,
  });
  const long = 'x'.repeat(2000);
  const rows = [
    row('1', { title: script, publisher: script, description: script, skills: [script] }),
    row('2', { title: `Long ${long}`, publisher: long, description: long, skills: [long] }),
    row('3', { title: 'Later', languages: ['tlh'], extent: 'eternal', cost: 'a cow', publisher: '\u202Egnp.exe' }),
    row('4', { url: 'javascript:globalThis.wasRun=true' }),
    row('5', {}),
  ];
  const answer = { total: rows.length, page_size: 20, has_academy: true, skill: null, rows };
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAsSomebody(page, faultProxy.address);
  faultProxy.break(/search_resources/, { kind: 'change', change: () => JSON.stringify(answer) });
  await page.goto(`${faultProxy.address}/resources`);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText('1 resource could not be read and is not shown.')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toContainText(script);
  await expect(cards(page).locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
