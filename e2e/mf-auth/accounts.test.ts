import { findViolations } from '../testing/find-violations.ts';
import { expect, signIn, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password } from '../testing/session.ts';

test('Registered without a mouse and without confirmation, somebody signs in and comes to where they were heading', async ({
  page,
}) => {
  const email = `amina.${crypto.randomUUID()}@example.com`;
  await page.goto('/companies');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).press('Enter');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Amina Otieno');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/companies$/);
});

test('The account menu opens by keyboard inside the screen, and signs out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'seeker');
  const button = page.getByRole('button', { name: /Your account.*Profile \d+% complete/ });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/jobs?view=applied');
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await findViolations(page, { within: 'header' })).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(button).toHaveCount(0);
});
