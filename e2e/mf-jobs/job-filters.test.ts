import type { Locator, Page } from '@playwright/test';
import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';

const searchPath = /\/rest\/v1\/rpc\/search_jobs/;
const phone = { width: 360, height: 740 };

test.describe('On a phone', () => {
  test.use({ viewport: phone });

  test('Somebody with a keyboard filters in a sheet that counts, and one Back takes it all back', async ({ page }) => {
    await storeDemoSession(page, 'seeker');
    await page.goto('/jobs?q=a');
    const all = await countJobs(page);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
    await expect(sheet.getByRole('button', { name: `Show ${all} jobs` })).toBeVisible();

    await tabTo(page, sheet.getByLabel('Minimum pay a month'));
    await page.keyboard.type('KES 50');
    await expect(page).toHaveURL('/jobs?q=a&pay=50000');
    await tabTo(page, sheet.getByLabel('Remote only'));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/jobs?q=a&remote=1&pay=50000');
    await expect(sheet.getByLabel('Location')).toHaveValue('Remote');
    const show = sheet.getByRole('button', { name: /^Show \d+ jobs?$/ });
    await expect(show).not.toHaveText(`Show ${all} jobs`);
    const shown = Number((await show.textContent())?.replace(/\D/g, ''));
    expect(shown).toBeGreaterThan(0);
    await tabTo(page, show);
    await page.keyboard.press('Enter');

    await expect(sheet).toHaveCount(0);
    await expect(filters).toBeFocused();
    await expect(filters).toHaveAccessibleName(/2 active/);
    expect(await countJobs(page)).toBe(shown);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter: Remote only' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(await countJobs(page)).toBe(shown);
    await page.goBack();
    await expect(page).toHaveURL('/jobs?q=a');
    await expect.poll(() => countJobs(page)).toBe(all);
  });

  test('Nothing moves in the sheet or the list while a slow count arrives', { tag: '@layout' }, async ({
    page,
    faultProxy,
  }) => {
    await storeDemoSession(page, 'seeker', faultProxy.address);
    await page.goto(`${faultProxy.address}/jobs?q=a&sort=pay`);
    await countJobs(page);
    faultProxy.break(searchPath, { kind: 'hold' });
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const foot = sheet.getByRole('button', { name: /^Show/ });
    await expect(sheet).toHaveCSS('opacity', '1');
    const before = await foot.boundingBox();
    await sheet.getByLabel('Job Type').selectOption('full_time');
    await expect(foot).toHaveText('Show jobs');
    expect(await foot.boundingBox()).toEqual(before);
    faultProxy.heal();
    await expect(foot).toHaveText(/^Show \d+ jobs$/);
    expect(await foot.boundingBox()).toEqual(before);
    // A press beside the sheet closes it.
    await page.mouse.click(180, 20);
    await expect(sheet).toHaveCount(0);
    await expect(filters).toBeFocused();

    faultProxy.break(searchPath, { kind: 'hold' });
    await page.getByLabel('Sort by').selectOption('Newest');
    await expect(page.getByText('Updating the list...')).toBeVisible();
    const places = () => Promise.all([placeOf(page.getByLabel('Sort by')), placeOf(page.getByRole('article').first())]);
    const during = await places();
    faultProxy.heal();
    await expect(page.getByText('Updating the list...')).toHaveCount(0);
    expect(await places()).toEqual(during);
  });

  test('Axe finds nothing in the sheet, on chips or in the line to sort by, and nothing scrolls sideways', {
    tag: ['@looks', '@details'],
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 740 });
    await storeDemoSession(page, 'newcomer');
    await page.goto('/jobs?q=a&location=Nairobi&level=mid&pay=30000&within=30&sort=match');
    await expect(page.getByRole('link', { name: 'Add a CV to your profile' })).toBeVisible();
    await expectNoViolationsInLooks(page, 'chips');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('button', { name: /^Show \d+ jobs?$/ })).toBeVisible();
    await expectNoViolationsInLooks(page, 'the sheet');
  });
});

test('On a wide screen the filters stand in a row without violations, and each change is a step of Back', {
  tag: ['@looks', '@details'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  await storeDemoSession(page, 'seeker');
  await page.goto('/jobs');
  const all = await countJobs(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const row = ['Location', 'Job Type', 'Experience Level', 'Source', 'Minimum pay a month', 'Posted'];
  const tops = await Promise.all(row.map((label) => placeOf(page.getByLabel(label))));
  expect(new Set(tops.map((place) => place?.y)).size).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Minimum pay a month').selectOption('KES 100,000');
  await expect(page).toHaveURL('/jobs?pay=100000');
  await expect.poll(() => countJobs(page)).toBeLessThan(all);
  const wellPaid = await countJobs(page);
  await page.getByLabel('Sort by').selectOption('Highest pay');
  await expect(page).toHaveURL('/jobs?pay=100000&sort=pay');
  await page.getByRole('button', { name: 'Remove filter: KES 100,000+ a month' }).press('Enter');
  await expect(page).toHaveURL('/jobs?sort=pay');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await expect.poll(() => countJobs(page)).toBe(all);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/jobs?pay=100000');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect.poll(() => countJobs(page)).toBe(wellPaid);
  await expectNoViolationsInLooks(page, 'the row');
});

async function countJobs(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^[\d,]+ jobs? found$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ''));
}

/** Where it stands on the page, whatever is on the screen. */
async function placeOf(part: Locator): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY };
  });
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`30 times Tab did not reach ${control}`);
}
