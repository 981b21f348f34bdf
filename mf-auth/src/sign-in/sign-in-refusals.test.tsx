import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emailField, fillIn, openPage, passwordField, submitButton } from '../testing/sign-in-form.ts';

let account: TestAccount;

beforeAll(async () => {
  connectTestBackend();
  account = await signUp();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Being refused', () => {
  test('A wrong password is reported in the words of the backend, and nothing typed is lost', async () => {
    const page = await openPage('/login');
    await fillIn(page, account.email, 'not-the-password');
    await page.user.click(submitButton());

    await expectToast('Authentication failed', 'Invalid login credentials');
    expect(submitButton().form?.textContent).toContain('Authentication failedInvalid login credentials');
    expect(document.activeElement).toBe(submitButton());
    expect((await emailField()).value).toBe(account.email);
    expect(passwordField().value).toBe('not-the-password');
    expect(submitButton().disabled).toBe(false);
    expect(page.place()).toBe('/login');
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
  });

  test('Somebody whose address is not confirmed is told to check their email', async () => {
    const network = watchNetwork();
    network.intercept(() =>
      Response.json({ code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, { status: 400 }),
    );
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await expectToast(
      'Authentication failed',
      'Please check your email for a confirmation link to activate your account.',
    );
  });

  test('When the backend is down the person is told, and can try again with what they typed', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await expectToast('Authentication failed', 'Fursa cannot be reached right now.');

    network.intercept(() => undefined);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('When the backend stops listening the person is told how long to wait', async () => {
    const network = watchNetwork();
    network.intercept(() =>
      Response.json(
        { code: 429, error_code: 'over_request_rate_limit', msg: 'Slow down' },
        { status: 429, headers: { 'retry-after': '300' } },
      ),
    );
    const page = await openPage('/login');
    await fillIn(page, account.email, 'not-the-password');
    await page.user.click(submitButton());
    await expectToast('Authentication failed', 'Too many attempts. Please try again in 5 minutes.');
  });

  test('Without a profile nobody is signed in, and the granted session ends', async () => {
    const network = watchNetwork();
    network.intercept(({ url }) =>
      url.includes('/rest/v1/profiles')
        ? Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })
        : undefined,
    );
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());

    await expectToast('Authentication failed', 'Failed to fetch user profile');
    expect(page.place()).toBe('/login');
    expect(page.events).toEqual([]);
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect((await getBackendClient().auth.getSession()).data.session).toBeNull();
  });

  test('An answer without a user is refused', async () => {
    const network = watchNetwork();
    network.intercept(() => Response.json({}));
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await expectToast('Authentication failed', 'No user data returned');
  });
});
