import type { Page } from '@playwright/test';
import { fillSignIn } from '../testing/fursa-test.ts';
import { requestLink } from '../testing/request-link.ts';
import { newAccountPassword } from '../testing/session.ts';
import type { Scene } from './scene.ts';

const form = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const waitFor = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Every state of the account pages that a visitor can get to, and what a signed-in person sees of their account. */
export const authScenes: readonly Scene[] = [
  { name: 'auth/login', path: '/login' },
  { name: 'auth/register', path: '/register' },
  { name: 'auth/register-largest-font', path: '/register', preferences: { fontSize: 36 }, isWholePage: true },
  { name: 'auth/login-high-contrast', path: '/login', preferences: { contrast: 'high' } },
  {
    name: 'auth/login-refused',
    path: '/login',
    prepare: async (page) => {
      await fillSignIn(page, 'amina.otieno@example.com', 'not the password');
      await waitFor(page, 'Invalid login credentials');
    },
  },
  { name: 'auth/login-errors', path: '/login', prepare: (page) => press(page, 'Sign in') },
  {
    name: 'auth/login-caps-lock',
    path: '/login',
    prepare: async (page) => {
      await form(page).getByLabel('Email').fill('amina.otieno@example.com');
      const field = form(page).getByLabel('Password', { exact: true });
      await field.fill('TEMBO');
      // The driver's own CapsLock key sets no modifier.
      await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await waitFor(page, 'Caps Lock is on');
    },
  },
  {
    name: 'auth/login-unreachable',
    path: '/login',
    prepare: async (page) => {
      await page.route('**/auth/v1/**', (route) => route.abort());
      await fillSignIn(page, 'amina.otieno@example.com', newAccountPassword);
      await waitFor(page, 'Authentication failed');
    },
  },
  {
    name: 'auth/login-busy',
    path: '/login',
    prepare: async (page) => {
      await page.route('**/auth/v1/**', neverAnswer);
      await fillSignIn(page, 'amina.otieno@example.com', newAccountPassword);
      await waitFor(page, 'Signing in...');
    },
  },
  { name: 'auth/login-already-signed-in', account: 'seeker', path: '/login' },
  {
    name: 'auth/register-errors',
    path: '/register',
    prepare: (page) => press(page, 'Create account'),
    isWholePage: true,
  },
  {
    name: 'auth/register-strength',
    path: '/register',
    prepare: async (page) => {
      await fillRegistration(page);
      await waitFor(page, 'Hard to guess');
    },
  },
  {
    name: 'auth/register-refused',
    path: '/register',
    prepare: async (page) => {
      const refusal = { code: 422, error_code: 'weak_password', msg: 'Password is known to be weak and easy to guess' };
      await page.route('**/auth/v1/signup', (route) => route.fulfill({ status: 422, json: refusal }));
      await fillRegistration(page);
      await press(page, 'Create account');
      await waitFor(page, 'Registration failed');
    },
  },
  {
    name: 'auth/register-done',
    path: '/register',
    prepare: async (page) => {
      await fillRegistration(page);
      await press(page, 'Create account');
      await waitFor(page, 'Account created successfully!');
    },
  },
  {
    name: 'auth/register-check-email',
    path: '/register',
    prepare: async (page) => {
      // As a backend answers that wants the address confirmed.
      await page.route('**/auth/v1/signup', (route) => route.fulfill({ json: { id: crypto.randomUUID() } }));
      await fillRegistration(page);
      await press(page, 'Create account');
      await waitFor(page, 'Check your email');
    },
  },
  {
    name: 'auth/confirm-pending',
    path: '/',
    prepare: async (page) => {
      await page.route('**/auth/v1/verify', neverAnswer);
      await page.goto('/auth/confirm?token_hash=some-link&type=signup');
      await waitFor(page, 'Confirming your email address...');
    },
  },
  {
    name: 'auth/confirm-question',
    path: '/',
    prepare: async (page) => {
      await page.goto(await requestLink(page, 'otp'));
      await waitFor(page, 'You did not ask for this link on this device');
    },
  },
  {
    name: 'auth/confirm-done',
    path: '/',
    prepare: async (page) => {
      await page.goto(await requestLink(page, 'otp'));
      await page.getByRole('button', { name: /^Sign in as/ }).click();
      await waitFor(page, 'Your email address is confirmed');
    },
  },
  {
    name: 'auth/confirm-used',
    path: '/',
    prepare: async (page) => {
      const link = await requestLink(page, 'otp');
      await page.goto(link);
      await page.getByRole('button', { name: /^Sign in as/ }).click();
      await waitFor(page, 'Your email address is confirmed');
      await page.goto(link);
      await waitFor(page, 'This link has expired or was already used');
    },
  },
  { name: 'auth/confirm-expired', path: '/auth/confirm?token_hash=long-gone&type=signup' },
  { name: 'auth/confirm-incomplete', path: '/auth/confirm' },
  {
    name: 'auth/confirm-failed',
    path: '/',
    prepare: async (page) => {
      await page.route('**/auth/v1/verify', (route) => route.abort());
      await page.goto('/auth/confirm?token_hash=some-link&type=signup');
      await waitFor(page, 'could not be confirmed yet');
    },
  },
  { name: 'auth/forgot', path: '/forgot-password' },
  {
    name: 'auth/forgot-sent',
    path: '/forgot-password',
    prepare: async (page) => {
      // One address gets three mails an hour, and there are four pictures.
      const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      const address = `amina.${page.viewportSize()?.width}${isDark ? '.dark' : ''}@example.com`;
      await form(page).getByLabel('Email').fill(address);
      await press(page, 'Send the link');
      await waitFor(page, 'Check your email');
    },
  },
  {
    name: 'auth/forgot-too-often',
    path: '/forgot-password',
    prepare: async (page) => {
      const refusal = {
        status: 429,
        headers: { 'retry-after': '240' },
        json: { error_code: 'over_request_rate_limit' },
      };
      await page.route('**/auth/v1/recover', (route) => route.fulfill(refusal));
      await form(page).getByLabel('Email').fill('amina.otieno@example.com');
      await press(page, 'Send the link');
      await waitFor(page, 'The link could not be sent');
    },
  },
  { name: 'auth/reset', path: '/reset-password?token_hash=some-link&type=recovery' },
  {
    name: 'auth/reset-done',
    path: '/',
    prepare: async (page) => {
      await page.goto(await requestLink(page, 'recover'));
      await form(page).getByLabel('New password').fill('mango river lantern');
      await press(page, 'Save new password');
      await waitFor(page, 'The new password is saved.');
    },
  },
  {
    name: 'auth/reset-expired',
    path: '/reset-password?token_hash=long-gone&type=recovery',
    prepare: async (page) => {
      await form(page).getByLabel('New password').fill('mango river lantern');
      await press(page, 'Save new password');
      await waitFor(page, 'This link has expired or was already used');
    },
  },
  { name: 'auth/reset-incomplete', path: '/reset-password' },
  {
    name: 'auth/account-menu',
    account: 'seeker',
    path: '/profile',
    prepare: (page) => page.getByRole('button', { name: /Your account/ }).click(),
  },
  {
    name: 'auth/sign-in-again',
    account: 'seeker',
    path: '/jobs',
    prepare: async (page) => {
      await endSession(page);
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    },
  },
  {
    name: 'auth/sign-in-again-refused',
    account: 'seeker',
    path: '/jobs',
    prepare: async (page) => {
      await endSession(page);
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.getByRole('alert').waitFor();
    },
  },
];

function neverAnswer(): void {
  // The request stays open.
}

async function fillRegistration(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill('Amina Otieno');
  await form(page)
    .getByLabel('Email')
    .fill(`amina.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await form(page).getByLabel('Password', { exact: true }).fill('mango river lantern');
}

/** The backend refuses the session from here on, as after a sign-out everywhere. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const identity = JSON.parse(localStorage.getItem('fursa-identity') ?? '');
    localStorage.setItem('fursa-identity', JSON.stringify({ ...identity, expires_at: 1, refresh_token: 'gone' }));
  });
  await form(page).getByRole('searchbox', { name: 'Search jobs' }).fill('welder');
}
