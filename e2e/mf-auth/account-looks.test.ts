import { authScenes } from '../pictures/screenshots-auth.ts';
import { findViolations } from '../testing/find-violations.ts';
import { demoPassword, expect, test } from '../testing/fursa-test.ts';
import { storeSession } from '../testing/session.ts';
import { runsSuite } from '../testing/suites.ts';

test.use({ viewport: { width: 320, height: 640 } });

// Most states are variations of a few pages: one in four stands for them where the suite `looks` does not run.
const shown = authScenes.filter((_, index) => runsSuite('looks') || index % 4 === 0);

for (const { name, account, path, prepare } of shown) {
  test(`The state "${name}" has nothing that axe finds, in light and dark, and scrolls no way but down at 320 pixels`, {
    tag: '@looks',
  }, async ({ page, expectedErrors }) => {
    // Many of the states are refusals and broken lines.
    expectedErrors.push(/Failed to load resource/);
    if (account !== undefined) {
      await storeSession(page, `${account}@example.com`, demoPassword);
    }
    await page.goto(path);
    await prepare?.(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await findViolations(page, { isLookOnly: theme === 'dark' }), theme).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, theme).toBeLessThanOrEqual(0);
    }
  });
}
