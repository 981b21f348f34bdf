import type { Locator, Page } from '@playwright/test';
import { demoPassword, expect, fillSignIn, test } from '../testing/fursa-test.ts';
import { newAccountPassword as password } from '../testing/session.ts';

interface AccountForm {
  readonly path: string;
  readonly button: string;
  /** The title of the toast. */
  readonly failure: string;
  /** Gives back the field whose text must stay. */
  readonly fill: (form: Locator) => Promise<Locator>;
}

const email = 'amina.otieno@example.com';

async function fillField(form: Locator, label: string, text: string): Promise<Locator> {
  const field = form.getByLabel(label, { exact: true });
  await field.fill(text);
  return field;
}

const forms: readonly AccountForm[] = [
  {
    path: '/login',
    button: 'Sign in',
    failure: 'Authentication failed',
    fill: async (form) => {
      await fillField(form, 'Email', email);
      return await fillField(form, 'Password', password);
    },
  },
  {
    path: '/register',
    button: 'Create account',
    failure: 'Registration failed',
    fill: async (form) => {
      await fillField(form, 'Name', 'Amina Otieno');
      await fillField(form, 'Email', email);
      return await fillField(form, 'Password', password);
    },
  },
  {
    path: '/forgot-password',
    button: 'Send the link',
    failure: 'The link could not be sent',
    fill: (form) => fillField(form, 'Email', email),
  },
  {
    path: '/reset-password?token_hash=some-link&type=recovery',
    button: 'Save new password',
    failure: 'Your password was not changed',
    fill: (form) => fillField(form, 'New password', password),
  },
];

for (const { path, button, failure, fill } of forms) {
  test(`The form at ${path} says what stands between it and the backend, and loses nothing that was typed`, async ({
    page,
    faultProxy,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /ERR_/);
    await page.goto(`${faultProxy.address}${path}`);
    const form = page.getByRole('main');
    const field = await fill(form);
    const typed = await field.inputValue();

    await page.context().setOffline(true);
    await expectFailure(page, button, failure, 'You are offline. What you typed is still here');
    await page.context().setOffline(false);
    faultProxy.break(/^\/auth\/v1\//, { kind: 'cut' });
    await expectFailure(page, button, failure, 'Fursa cannot be reached right now. What you typed is still here');
    faultProxy.break(/^\/auth\/v1\//, { kind: 'status', status: 503 });
    await expectFailure(page, button, failure, 'Fursa cannot be reached right now. What you typed is still here');
    await expect(field).toHaveValue(typed);
    await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
  });
}

async function expectFailure(page: Page, button: string, title: string, description: string): Promise<void> {
  const closeToast = page.getByRole('button', { name: 'Close' });
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(description).first()).toBeVisible();
  await closeToast.click();
  await expect(closeToast).toHaveCount(0);
}
