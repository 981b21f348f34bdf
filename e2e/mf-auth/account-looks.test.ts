import { scenes } from '../pictures/scenes.ts';
import { demoPassword, expect, test } from '../testing/fursa-test.ts';
import { findViolations } from '../testing/looks.ts';
import { storeSession } from '../testing/session.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** A form with errors stands for all where the suite `layout` does not run. */
const inGate = 'login-errors';
const further = [
  'register-done',
  'account-menu',
  'sign-in-again-refused',
  'login-unreachable',
  'confirm-question',
  'login-busy',
  'register-largest-font',
  'register-strength',
  'forgot-sent',
  'reset',
  'reset-expired',
];
const looked = [inGate, ...further].map((name) => `auth/${name}`);

for (const { name, account, path, prepare } of scenes.filter(({ name }) => looked.includes(name))) {
  test(`The state "${name}" has nothing that axe finds, in light and dark, and scrolls no way but down at 320 pixels`, {
    tag: further.some((state) => name === `auth/${state}`) ? '@layout' : [],
  }, async ({ page, expectedErrors }) => {
    // Many of the states are refusals and broken lines.
    expectedErrors.push(/Failed to load resource/);
    if (account !== undefined) {
      await storeSession(page, `${account}@example.com`, demoPassword);
    }
    await page.goto(path);
    await prepare(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await findViolations(page, { isLookOnly: theme === 'dark' }), theme).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, theme).toBeLessThanOrEqual(0);
    }
  });
}
