export { ensureChromium } from './ensure-chromium.ts';
export { findChromium } from './find-chromium.ts';
export { launchOptions } from './launch-options.ts';
