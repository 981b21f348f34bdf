import { expect, fillSignIn, test } from '../testing/fursa-test.ts';

test('A stranger registers, signs in, reads real jobs and signs out', async ({ page }) => {
  const email = `wanjiru.${crypto.randomUUID()}@example.com`;
  const password = 'mango river lantern';

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Wanjiru Kamau');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('You can now sign in with your credentials.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await fillSignIn(page, email, password);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText('You have successfully signed in.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  await expect(page.getByText(/^\d{3} jobs found$/)).toBeVisible();
  await expect(page.getByText('Demo data').first()).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(20);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByText('Come back soon!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(email);
});
