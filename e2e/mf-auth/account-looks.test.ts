import { scenes } from '../pictures/scenes.ts';
import { findViolations } from '../testing/find-violations.ts';
import { demoPassword, expect, test } from '../testing/fursa-test.ts';
import { storeSession } from '../testing/session.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** One of each kind: a form with errors, one that is refused or busy, a page that has done its work, a dialog, a menu. */
const looked = new Set(
  [
    ...[
      'login-errors',
      'login-unreachable',
      'login-busy',
      'register-largest-font',
      'register-strength',
      'register-done',
    ],
    ...['confirm-question', 'forgot-sent', 'reset', 'reset-expired', 'account-menu', 'sign-in-again-refused'],
  ].map((name) => `auth/${name}`),
);

for (const { name, account, path, prepare } of scenes.filter(({ name }) => looked.has(name))) {
  test(`The state "${name}" has nothing that axe finds, in light and dark, and scrolls no way but down at 320 pixels`, async ({
    page,
    expectedErrors,
  }) => {
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
