import { registerAs, takeLink } from '../testing/accounts.ts';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password } from '../testing/session.ts';

const newPassword = 'mango river lantern';

test('A forgotten password is replaced with the link of a mail, which works once and leaves no key behind', async ({
  page,
  expectedErrors,
}) => {
  // The browser tells of each answer that is an error: a used link, a password that is no longer good. Playwright's own
  // recording script is refused by the frame around a mail.
  expectedErrors.push(/status of 40[0-9]/, /Blocked script execution in 'about:srcdoc'/);
  const email = await registerAs(page, 'Otieno Kamau');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page stands until the next one is there, and it has a field for the address too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await takeLink(page, email);
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL(/^[^?#]+\/$/);
  await expect(page.getByRole('banner').getByText(email).first()).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('somebody else chose this');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeFocused();
  await expect(page).toHaveURL(/^[^?#]+\/reset-password$/);

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await fillSignIn(page, email, password);
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await fillSignIn(page, email, newPassword);
  await expect(page).not.toHaveURL(/\/login$/);
});
