import { expect, test } from '../testing/fursa-test.ts';
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
