import type { Page } from '@playwright/test';
import { fileFaults, pathsOf } from '../testing/file-faults.ts';
import { expect, expectSoon, signIn, test } from '../testing/fursa-test.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';

const script = pathsOf('scripts', 'mf-directory');

/** Stands for the table of all faults and remotes (`page-files.test.ts`): one way to show what failed serves them all. */
const usual = 'its entry is tampered with';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-directory/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/);
});

for (const { name, files, fault } of fileFaults.filter((one) => one.name === usual)) {
  test(`When a remote does not come because ${name}, its place names it, the rest works, and one Retry recovers`, async ({
    page,
    faultProxy,
  }) => {
    await page.clock.install();
    await signIn(page, 'seeker', faultProxy.address);
    faultProxy.break(pathsOf(files, 'mf-directory'), fault);

    await openFromNavigation(page, 'Companies');
    const fallback = page.getByRole('alert');
    await expectSoon(page, fault, () =>
      expect(fallback).toContainText('Companies and resources cannot be shown right now', { timeout: 1_000 }),
    );
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);

    await openFromNavigation(page, 'Jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
    await openFromNavigation(page, 'Profile');
    await expect(page.locator('main [data-mf="mf-profile"]')).toBeVisible();
    await openFromNavigation(page, 'AI');
    await expect(page.locator('main [data-mf="mf-ai"]')).toBeVisible();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();

    await openFromNavigation(page, 'Companies');
    await expectSoon(page, fault, () => expect(fallback).toBeVisible({ timeout: 1_000 }));
    faultProxy.heal();
    const marker = await markDocument(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Top Kenyan Employers' })).toBeVisible();
    expect(await isSameDocument(page, marker)).toBe(true);
  });
}

test('With every remote unreachable the landing page, the theme and sign-out work', async ({ page, faultProxy }) => {
  await signIn(page, 'newcomer', faultProxy.address);
  faultProxy.break(/^\/remotes\//, { kind: 'cut' });
  await page.goto(faultProxy.address);
  await expect(page.getByRole('link', { name: 'See your matches' })).toBeVisible();
  await expect(page.getByText(/^Good (morning|afternoon|evening)/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
});

test('A remote that is only slow is waited for', { tag: '@faults' }, async ({ page, faultProxy }) => {
  await signIn(page, 'seeker', faultProxy.address);
  faultProxy.break(script, { kind: 'hold' });
  await openFromNavigation(page, 'Companies');
  await expect(page.getByRole('status').getByText('Loading page')).toBeAttached();
  faultProxy.heal();
  await expect(page.getByRole('heading', { level: 1, name: 'Top Kenyan Employers' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

async function openFromNavigation(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}
