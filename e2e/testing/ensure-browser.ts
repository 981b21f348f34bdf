import { ensureChromium } from '@fursa/platform/browser';

/** For who runs these tests by themselves; the test command has seen to it already. */
export default async function ensureBrowser(): Promise<void> {
  await ensureChromium();
}
