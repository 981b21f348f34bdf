import type { Locator, Page } from '@playwright/test';
import { backendHeaders } from '../testing/backend-headers.ts';
import { findViolations } from '../testing/find-violations.ts';
import { expect, test } from '../testing/fursa-test.ts';
import { signInAsSomebody } from '../testing/session.ts';

test('Two tabs that apply and save at once make one row each, and both tabs know', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The backend refuses the second row.
  expectedErrors.push(/status of 409/);
  await signInAsSomebody(page);
  const address = await openFirstJob(page);
  const other = await context.newPage();
  await other.goto(address);
  // Both tabs have asked before either is answered.
  const held: (() => void)[] = [];
  await context.route(/\/(?:saved|applied)_jobs$/, async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    const bothAsked = new Promise<void>((resolve) => held.push(resolve));
    if (held.length === 2) for (const release of held.splice(0)) release();
    await bothAsked;
    await route.continue();
  });
  let answers = 0;
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && /\/(?:saved|applied)_jobs$/.test(response.url())) answers += 1;
  });
  for (const tab of [page, other]) await action(tab, 'Apply').click();
  for (const press of [send, (tab: Page) => action(tab, 'Save')]) {
    await Promise.all([press(page).dblclick(), press(other).dblclick()]);
  }
  for (const tab of [page, other]) {
    await expect(action(tab, 'Applied')).toBeDisabled();
    await expect(action(tab, 'Saved')).toBeDisabled();
  }
  // The buttons say so at once; each tab has asked once for each.
  await expect.poll(() => answers).toBe(4);
  await page.reload();
  await expect(action(page, 'Applied')).toBeDisabled();
  expect(await countRows(page, 'applied_jobs')).toBe(1);
  expect(await countRows(page, 'saved_jobs')).toBe(1);
});

test('With the keyboard alone an application is opened, changed and removed', async ({ page }) => {
  await signInAsSomebody(page);
  await openFirstJob(page);
  await action(page, 'Apply').press('Enter');
  await expect(page.getByRole('heading', { name: 'Send your application' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(action(page, 'Apply')).toBeFocused();
  await page.keyboard.press('Enter');
  await send(page).press('Enter');
  await expect(action(page, 'Applied')).toBeDisabled();
  await expect(action(page, 'Applied')).toBeFocused();
  await page.goto('/jobs?view=applied');
  await page.getByLabel('Status').selectOption('Interview');
  await page.locator('summary').press('Enter');
  await expect(page.getByLabel('Notes')).toBeVisible();
  await page.getByRole('button', { name: /^Remove:/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My applications' })).toBeFocused();
});

test('The lists pass axe in light and dark, and fit 320 px', async ({ page }) => {
  await signInAsSomebody(page);
  await openFirstJob(page);
  await action(page, 'Apply').click();
  await page.getByLabel('Add a note').check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await send(page).click();
  await expect(action(page, 'Applied')).toBeDisabled();
  await action(page, 'Save').click();
  await expect(action(page, 'Saved')).toBeDisabled();
  for (const view of ['saved', 'applied']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/jobs?view=${view}`);
      if (view === 'applied') await page.getByText('Add notes').click();
      await page.getByRole('button', { name: /^Remove:/ }).click();
      expect(await findViolations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

/** The page of the newest job of this product. */
async function openFirstJob(page: Page): Promise<string> {
  await page.goto('/jobs?source=local');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  // The list stays until the page of the job is there.
  await expect(page.getByRole('heading', { name: 'Find Your Dream Job in Kenya' })).toHaveCount(0);
  await expect(action(page, 'Save')).toBeVisible();
  return page.url();
}

function action(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${name}:`) });
}

function send(page: Page): Locator {
  return page.getByRole('button', { name: 'Send application' });
}

async function countRows(page: Page, table: string): Promise<number> {
  const answer = await page.request.get(`/rest/v1/${table}?select=id`, { headers: await backendHeaders(page) });
  return (await answer.json()).length;
}

/** The backend forgets every session of the account, and the access token has run out. */
