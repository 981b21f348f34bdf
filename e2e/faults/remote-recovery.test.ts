import type { Page } from '@playwright/test';
import type { Fault } from '../testing/fault-proxy.ts';
import { expect, expectSoon, signIn, test } from '../testing/fursa-test.ts';

const script = /^\/remotes\/mf-profile\/.*\.js$/;
/** Files that never become whole. */
const fault: Fault = { kind: 'drip' };

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/);
});

/** Intercepting requests, which the sign-in of tests does, turns the browser's cache off. */
async function useCache(page: Page): Promise<void> {
  await page.unrouteAll();
}

test('Where the bell and a page want the same remote, one Retry recovers from files that drip', {
  tag: '@faults',
}, async ({ page, faultProxy }) => {
  await page.clock.install();
  faultProxy.break(script, fault);
  await signIn(page, 'seeker', faultProxy.address);
  await useCache(page);
  await page.goto(`${faultProxy.address}/privacy`);
  // The bell has begun.
  await expect.poll(() => faultProxy.requested.filter((path) => script.test(path)).length).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile', exact: true }).click();
  await expectSoon(page, fault, () =>
    expect(page.getByRole('alert')).toContainText('cannot be shown right now', { timeout: 1_000 }),
  );
  faultProxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('main [data-mf="mf-profile"]')).toBeVisible();
});

test('A slot whose file is damaged in the cache comes back by itself', { tag: '@faults' }, async ({
  page,
  faultProxy,
}) => {
  const slot = /^\/remotes\/mf-auth\/.*slot-user-widget[^/]*\.js$/;
  faultProxy.break(slot, { kind: 'change', change: (body) => `${body}\n;` });
  await signIn(page, 'seeker', faultProxy.address);
  await useCache(page);
  await page.goto(`${faultProxy.address}/privacy`);
  await expect.poll(() => faultProxy.requested.filter((path) => slot.test(path)).length).toBeGreaterThan(1);
  faultProxy.heal();
  await expect(page.locator('header [data-mf="mf-auth"] > *').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('header [data-mf="mf-auth"] > *').first()).toBeVisible();
});
