import { expect, signIn, test } from '../testing/fursa-test.ts';

test('An unknown path leads home and leaves no trace in the history', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('Every page of the navigation comes from its remote and takes the focus', async ({ page }) => {
  await signIn(page, 'seeker');
  await expect(page).toHaveURL('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const names = await links.allTextContents();
  const expected = ['Home', 'Jobs', 'Job Match', 'Profile', 'Companies', 'Resources', 'AI', 'Accessibility'];
  // Further remotes may have entries of their own.
  expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  for (const name of names.slice(1)) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.locator('main [data-mf]')).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Fursa$/);
  }
});
