import type { Page } from '@playwright/test';
import type { Fault } from '../testing/fault-proxy.ts';
import { expect, expectSoon, test } from '../testing/fursa-test.ts';

const faults: readonly { readonly what: string; readonly fault: Fault }[] = [
  { what: 'is missing', fault: { kind: 'status', status: 404 } },
  {
    what: 'was tampered with',
    fault: { kind: 'change', change: (body) => `${body}\n;globalThis.wasTampered = true;` },
  },
  { what: 'hangs', fault: { kind: 'hang' } },
];

for (const { what, fault } of faults) {
  test(`When the script of the shell ${what}, the page says so, and one press recovers`, {
    tag: what === 'was tampered with' ? [] : '@faults',
  }, async ({ page, faultProxy, expectedErrors }) => {
    expectedErrors.push(/integrity/i, /Failed to load resource/);
    await page.clock.install();
    faultProxy.break(/^\/assets\/main\./, fault);
    await page.goto(`${faultProxy.address}/remote-jobs`, { waitUntil: 'commit' });
    const notice = page.getByRole('alert').filter({ hasText: 'Fursa is taking a long time to load.' });
    await page.getByText('Skip to content').waitFor({ state: 'attached' });
    if (fault.kind === 'hang') await page.clock.fastForward(6_000);
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    if (fault.kind === 'hang') {
      // The line is as bad as before: the press has a limit, too.
      await notice.getByRole('button', { name: 'Try again' }).click();
      const documents = () => faultProxy.requested.filter((path) => path === '/remote-jobs').length;
      expect(documents()).toBe(1);
      await page.clock.fastForward(6_000);
      await expect.poll(documents).toBe(2);
      await page.getByText('Skip to content').waitFor({ state: 'attached' });
      await page.clock.fastForward(6_000);
      await expect(notice).toBeVisible();
    }
    faultProxy.heal();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

for (const { what, fault } of faults) {
  test(`When a later part of the shell ${what}, no remote is blamed, and one press recovers`, {
    tag: '@faults',
  }, async ({ page, request, faultProxy, expectedErrors }) => {
    expectedErrors.push(/integrity/i, /Failed to load resource/, /A part of the shell did not arrive/);
    await page.clock.install();
    const html = await (await request.get('/remote-jobs')).text();
    const parts = [...html.matchAll(/as="script"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
    expect(parts.length).toBeGreaterThan(1);
    const browser = await page.context().newCDPSession(page);
    for (const part of parts) {
      await browser.send('Network.clearBrowserCache');
      faultProxy.break(new RegExp(`^${part}`), fault);
      await page.goto(`${faultProxy.address}/remote-jobs`, { waitUntil: 'commit' });
      const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await expectSoon(page, fault, () => expect(notice).toBeVisible({ timeout: 1_000 }));
      faultProxy.heal();
      await notice.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    }
  });
}

test('A shell that starts leaves nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#not-started')).toHaveCount(0);
});

/** Serves the pages with a registry that somebody has written something into. */
async function changeRegistry(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/(remote-jobs|of-the-future)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('Without any registry the landing page works, and another page says that something is wrong', async ({ page }) => {
  await changeRegistry(page, (html) => html.replace('"schemaVersion":1', '"schemaVersion":9'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/remote-jobs');
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
});
