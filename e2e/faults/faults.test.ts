import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../testing/document-marker.ts';
import type { Fault } from '../testing/fault-proxy.ts';
import { expect, expectSoon, signIn, test } from '../testing/fursa-test.ts';

const script = /^\/remotes\/mf-directory\/.*\.js$/;
const entry = /^\/remotes\/mf-directory\/.*\/remoteEntry\.[^/]*\.js$/;
const behindEntry = /^\/remotes\/mf-directory\/.*\/(?!remoteEntry)[^/]*\.js$/;
const stylesheet = /^\/remotes\/mf-directory\/.*\.css$/;

const tampered: Fault = { kind: 'change', change: (body) => `${body}\n;globalThis.wasTampered = true;` };

const faults: readonly { readonly name: string; readonly path: RegExp; readonly fault: Fault }[] = [
  { name: 'is stopped', path: script, fault: { kind: 'cut' } },
  { name: 'hangs', path: entry, fault: { kind: 'hang' } },
  { name: 'hangs behind its entry', path: behindEntry, fault: { kind: 'hang' } },
  { name: 'has a tampered entry', path: entry, fault: tampered },
  { name: 'has a tampered chunk', path: behindEntry, fault: tampered },
  {
    name: 'has a tampered style sheet',
    path: stylesheet,
    fault: { kind: 'change', change: (body) => `${body} body{}` },
  },
];

/** These three stand for all where the suite `faults` does not run: one way to show what failed serves them all. */
const usual = ['is stopped', 'hangs', 'has a tampered entry'];

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-directory/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/);
});

for (const { name, path, fault } of faults) {
  test(`When a remote ${name}, its place names it, the rest works, and one Retry recovers`, {
    tag: usual.includes(name) ? [] : '@faults',
  }, async ({ page, faultProxy }) => {
    await page.clock.install();
    await signIn(page, 'seeker', faultProxy.address);
    faultProxy.break(path, fault);

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

test('A remote that is only slow is waited for', async ({ page, faultProxy }) => {
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
