import { expect, storeDemoSession, test } from '../testing/fursa-test.ts';
import { expectNoViolationsInLooks } from '../testing/looks.ts';

const publicPages = ['/', '/login', '/register', '/remote-jobs', '/privacy', '/terms'];
// The tests of the other pages look at them in more states. A search leaves a few of fifty resources, and axe is done sooner.
const protectedPages = ['/job-match', '/resources?q=python', '/accessibility'];

test.describe('In every look', () => {
  // Eight times axe, which takes its time on a busy machine.
  test.describe.configure({ timeout: 180_000 });

  for (const path of publicPages) {
    test(`Axe finds nothing on ${path}`, { tag: '@looks' }, async ({ page }) => {
      await page.goto(path);
      await expectNoViolationsInLooks(page, path);
    });
  }

  for (const path of protectedPages) {
    test(`Axe finds nothing on ${path}, behind sign-in`, { tag: '@looks' }, async ({ page }) => {
      await storeDemoSession(page, 'seeker');
      await page.goto(path);
      await expectNoViolationsInLooks(page, path);
    });
  }
});

test.describe('On a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('The menu opens, closes on Escape and when a link is chosen, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Jobs', exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(menu).toBeHidden();
  });
});
