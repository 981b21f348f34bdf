import type { Fault } from '../testing/fault-proxy.ts';
import { expect, test } from '../testing/fursa-test.ts';

const faults: readonly { readonly what: string; readonly fault: Fault }[] = [
  { what: 'is missing', fault: { kind: 'status', status: 404 } },
  {
    what: 'was tampered with',
    fault: { kind: 'change', change: (body) => `${body}\n;globalThis.wasTampered = true;` },
  },
  { what: 'hangs', fault: { kind: 'hang' } },
];

for (const { what, fault } of faults) {
  test(`When the script of the shell ${what}, the page says so, and one press recovers`, async ({
    page,
    faultProxy,
    expectedErrors,
  }) => {
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

test('A shell that starts leaves nothing of it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#not-started')).toHaveCount(0);
});
