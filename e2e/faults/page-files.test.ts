import type { Page } from '@playwright/test';
import type { FaultProxy } from '../testing/fault-proxy.ts';
import { type FileFault, fileFaults, pathsOf } from '../testing/file-faults.ts';
import { expect, expectSoon, storeDemoSession, test } from '../testing/fursa-test.ts';
import { expectShown, followTo, leaveForAnother, type RemotePage, remotePages } from '../testing/remote-pages.ts';
import { isSameDocument, markDocument } from '../testing/session.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/remotes\/mf-/, /integrity/i, /Failed to load resource/, /RUNTIME-\d+/);
});

/** Visitors find what is wrong with the page of a remote, leave it, come back, and have it when the fault is over. */
async function tryFault(page: Page, faultProxy: FaultProxy, place: RemotePage, tried: FileFault): Promise<void> {
  const { files, fault } = tried;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  // What hung before has moved it on, and a session ends by it.
  await page.clock.setSystemTime(new Date());
  faultProxy.break(pathsOf(files, place.remote), fault);
  await page.goto(`${faultProxy.address}/privacy`);

  const fallback = page.getByRole('alert').filter({ hasText: `${place.displayName} cannot be shown right now` });
  await followTo(page, place);
  await expectSoon(page, fault, () => expect(fallback).toBeVisible({ timeout: 1_000 }));
  await leaveForAnother(page, place);
  const marker = await markDocument(page);
  await followTo(page, place);
  await expectSoon(page, fault, () => expect(fallback).toBeVisible({ timeout: 1_000 }));
  expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);

  faultProxy.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectShown(page, place.remote);
  expect(await isSameDocument(page, marker)).toBe(true);
}

for (const place of remotePages) {
  for (const [index, part] of [fileFaults.slice(0, 7), fileFaults.slice(7)].entries()) {
    test(`Whatever happens to files of ${place.remote}, its page says so, others work, and one Retry recovers (${index + 1})`, {
      tag: '@faults',
    }, async ({ page, faultProxy }) => {
      await page.clock.install();
      if (!place.isForVisitors) await storeDemoSession(page, 'seeker', faultProxy.address);
      await page.unrouteAll();
      for (const tried of part) await test.step(tried.name, () => tryFault(page, faultProxy, place, tried));
    });
  }
}
