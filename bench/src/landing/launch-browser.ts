import { ensureChromium, launchOptions } from '@fursa/platform/browser';
import { type Browser, chromium } from '@playwright/test';
import type { SelfSignedCertificate } from '../serving/self-signed-certificate.ts';

/**
 * Chromium that takes the certificate for a good one. To ignore its fault instead (`ignoreHTTPSErrors`) would switch the
 * HTTP cache off, and scripts fetched ahead would be fetched again.
 */
export async function launchBrowser({ publicKeyHash }: SelfSignedCertificate): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...launchOptions.args, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });
}
