import type { Page } from '@playwright/test';
import { fileFaults, pathsOf } from '../testing/file-faults.ts';
import { expect, expectSoon, signIn, storeDemoSession, test } from '../testing/fursa-test.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';

/** Each slot that comes by itself, and where it stands on the landing page. */
const slots = [
  { slot: 'the bar of the visitor', remote: 'mf-auth', place: 'header' },
  { slot: 'a panel of the landing page', remote: 'mf-profile', place: 'main' },
] as const;
const bellRemotes = ['mf-jobs', 'mf-profile'];

/** Longer than any part waits until it asks again, and than the bell's answers hold. */
const longPause = '10:00';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/);
});

for (const [index, { name, files, fault }] of fileFaults.entries()) {
  for (const { slot, remote, place } of slots) {
    test(`When ${slot} does not come because ${name}, every page works without it, and it comes by itself`, {
      // One fault and one slot stand for all where the suite `faults` does not run.
      tag: place === 'main' && index === 0 ? [] : '@faults',
    }, async ({ page, faultProxy }) => {
      await page.clock.install();
      const slotFiles = pathsOf(files, remote);
      faultProxy.break(slotFiles, fault);
      await signIn(page, 'seeker', faultProxy.address);
      await expect.poll(() => faultProxy.requested.filter((path) => slotFiles.test(path)).length).toBeGreaterThan(0);
      const marker = await markDocument(page);
      await openFromNavigation(page, 'Companies');
      await expect(page.getByRole('heading', { level: 1, name: 'Top Kenyan Employers' })).toBeVisible();
      await openFromNavigation(page, 'Home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const filling = page.locator(`${place} [data-mf="${remote}"] > *`).first();
      await expect(filling).toHaveCount(0);
      expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);

      faultProxy.heal();
      await expectLater(page, () => expect(filling).toBeVisible({ timeout: 1_000 }));
      expect(await isSameDocument(page, marker)).toBe(true);
    });
  }

  // Sources draw nothing.
  if (files === 'styles') continue;
  test(`When the bell has no source because ${name}, it says so, every page works, and it comes by itself`, {
    tag: '@faults',
  }, async ({ page, faultProxy }) => {
    await page.clock.install();
    faultProxy.break(pathsOf(files, ...bellRemotes), fault);
    await signIn(page, 'seeker', faultProxy.address);
    const marker = await markDocument(page);
    await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const unavailable = panel.getByText('Notifications are not available right now.');
    await expectSoon(page, { kind: 'hang' }, () => expect(unavailable).toBeVisible({ timeout: 1_000 }));
    await openFromNavigation(page, 'Companies');
    await expect(page.getByRole('heading', { level: 1, name: 'Top Kenyan Employers' })).toBeVisible();

    faultProxy.heal();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expectLater(page, async () => {
      await expect(panel).toBeVisible({ timeout: 1_000 });
      await expect(unavailable).toHaveCount(0, { timeout: 1_000 });
      await expect(panel.getByText('Looking for notifications...')).toHaveCount(0, { timeout: 1_000 });
    });
    expect(await isSameDocument(page, marker)).toBe(true);
  });
}

test('The bell is asked without any style sheet of its sources', { tag: '@faults' }, async ({ page, faultProxy }) => {
  faultProxy.break(pathsOf('styles', ...bellRemotes), { kind: 'hang' });
  await storeDemoSession(page, 'seeker', faultProxy.address);
  await page.goto(`${faultProxy.address}/privacy`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Looking for notifications...')).toHaveCount(0);
  await expect(panel.getByText('Notifications are not available right now.')).toHaveCount(0);
});

/** What asks again by itself does so on the page's clock. */
async function expectLater(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(longPause);
    await expectation();
  }).toPass();
}

async function openFromNavigation(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}
