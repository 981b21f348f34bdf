import { expect, type Page } from '@playwright/test';
import type { Fault } from './fault-proxy.ts';
import { fileTimeout } from './fursa-test.ts';

/**
 * What is never whole is given up after a time, which passes on the page's clock alone: how busy this machine is changes nothing.
 * The clock of the page has to be installed before.
 *
 * @param expectation one that fails after a second: it is tried again
 */
export async function expectSoon(page: Page, fault: Fault, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (fault.kind === 'hang' || fault.kind === 'drip') await page.clock.fastForward(fileTimeout);
    await expectation();
  }).toPass();
}
