export { ensureChromium } from './ensure-chromium.ts';
export { findChromium, launchOptions } from './find-chromium.ts';
