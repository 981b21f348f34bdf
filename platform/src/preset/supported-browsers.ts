/**
 * The oldest version of each browser that the product works in; the one place that says so. Compiler, style sheets and the
 * check over the built files read it, and `e2e/shell/oldest-browser.test.ts` walks through the product in that Chromium.
 *
 * It is what Tailwind 4 needs: https://tailwindcss.com/docs/compatibility
 */
export const oldestBrowsers = {
  chrome: '111',
  firefox: '128',
  safari: '16.4',
} as const;

/** The same for Browserslist. Edge is Chromium, and every browser of an iPhone is Safari. */
export const browserTargets: readonly string[] = [
  `chrome >= ${oldestBrowsers.chrome}`,
  `edge >= ${oldestBrowsers.chrome}`,
  `firefox >= ${oldestBrowsers.firefox}`,
  `safari >= ${oldestBrowsers.safari}`,
  `ios_saf >= ${oldestBrowsers.safari}`,
];
