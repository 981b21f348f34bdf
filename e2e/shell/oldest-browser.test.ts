import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { launchOptions } from '@fursa/platform/browser';
import type { Browser } from '@playwright/test';
import { test as base, expect, fillSignIn } from '../testing/fursa-test.ts';
import { newAccountPassword, registerAs } from '../testing/session.ts';

/** The package brings one program, for Linux on this kind of processor. */
const hasOldestChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * The oldest Chromium that the product supports (`platform/src/preset/supported-browsers.ts`), as a program. It comes compressed in a
 * package whose versions are those of Chromium, and shares its system libraries with the Chromium of the other tests.
 */
async function unpackOldestChromium(): Promise<string> {
  const program = join(import.meta.dirname, '../.cache/oldest-chromium/chromium');
  if (existsSync(program)) return program;
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium')));
  const unfinished = `${program}.${process.pid}`;
  await mkdir(dirname(program), { recursive: true });
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  await rename(unfinished, program);
  return program;
}

const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: await unpackOldestChromium(),
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

// biome-ignore lint/suspicious/noSkippedTests: there is no such program for other machines
test.skip(!hasOldestChromium, 'Chromium 111 is there for Linux on x64 only');

test('A job seeker saves a job in the oldest Chromium that is supported', async ({ page, browser }) => {
  expect(browser.version()).toMatch(/^111\./);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible();
  const email = await registerAs(page, 'Achieng Odhiambo');
  await fillSignIn(page, email, newAccountPassword);
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByText(/^\d{3} jobs found$/)).toBeVisible();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/);
  // The list stays until the page of the job is there.
  await expect(page.getByRole('heading', { level: 2, name: 'About the job' })).toBeVisible();

  await page.getByRole('button', { name: /^Save:/ }).click();
  await expect(page.getByRole('button', { name: /^Saved:/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Saved:/ })).toBeDisabled();
});
