import { expect, type Page } from '@playwright/test';
import { newAccountPassword } from './session.ts';

/** Registers through the page and gives back the address. Ends on the sign-in page, signed out. */
export async function registerAs(page: Page, name: string): Promise<string> {
  const email = `otieno.${crypto.randomUUID()}@example.com`;
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(newAccountPassword);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  return email;
}

/** The address that the newest mail for a forgotten password leads to. */
export async function takeLink(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mail');
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  const href = await page.getByRole('link', { name: 'Choose a new password' }).getAttribute('href');
  if (href === null) throw new Error(`No link in the mail to ${email}`);
  return href;
}
