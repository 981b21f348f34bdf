import type { Locator, Page } from '@playwright/test';
import { expect, fillSignIn, test } from '../testing/fursa-test.ts';
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
  test(`The form at ${path} says what stands between it and the backend, and loses nothing that was typed`, {
    tag: path === '/login' ? [] : '@faults',
  }, async ({ page, faultProxy, expectedErrors }) => {
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

test('Whoever guesses at a password is told how long to wait', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 4(00|29)/);
  const guessed = `nobody.${crypto.randomUUID()}@example.com`;
  await page.goto('/login');
  // The delays grow from one second on, so that a slow machine needs more guesses than a fast one.
  for (let status = 400, guesses = 0; status !== 429; guesses += 1) {
    expect(guesses).toBeLessThan(15);
    const answered = page.waitForResponse(/grant_type=password/);
    await fillSignIn(page, guessed, `guess-${guesses}`);
    status = (await answered).status();
  }
  await expect(
    page.getByText(/^Too many attempts\. Please try again in \d+ (seconds?|minutes?)\.$/).first(),
  ).toBeVisible();
});

test('A button pressed twice at once, or Enter held down, sends once', async ({ page, faultProxy }) => {
  faultProxy.break(/^\/auth\/v1\/signup/, { kind: 'hold' });
  await page.goto(`${faultProxy.address}/register`);
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Amina Otieno');
  await form.getByLabel('Email').fill(`amina.${crypto.randomUUID()}@example.com`);
  const field = form.getByLabel('Password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await field.press('Enter');
  const busy = form.getByRole('button', { name: 'Creating account...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  faultProxy.heal();
  await expect(page).toHaveURL(/\/login$/);
  expect(faultProxy.requested.filter((path) => path.startsWith('/auth/v1/signup'))).toHaveLength(1);
});

async function expectFailure(page: Page, button: string, title: string, description: string): Promise<void> {
  const closeToast = page.getByRole('button', { name: 'Close' });
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(description).first()).toBeVisible();
  await closeToast.click();
  await expect(closeToast).toHaveCount(0);
}
