import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  newAccount,
  refuseConnection,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { field, fillIn, submitButton } from '../testing/registration-form.ts';
import { openPage } from '../testing/sign-in-form.ts';

beforeAll(connectTestBackend);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('Being refused', () => {
  test('The reason of the backend is passed on, and nothing typed is lost', async () => {
    const network = watchNetwork();
    network.intercept(() =>
      Response.json(
        { code: 422, error_code: 'weak_password', msg: 'Password is known to be easy to guess' },
        { status: 422 },
      ),
    );
    const account = newAccount();
    const page = await openPage('/register');
    await fillIn(page, account);
    await page.user.click(submitButton());

    await expectToast('Registration failed', 'Password is known to be easy to guess');
    expect(['Name', 'Email', 'Password'].map((name) => field(name).value)).toEqual([
      account.name,
      account.email,
      account.password,
    ]);
    expect(submitButton().disabled).toBe(false);
  });

  test('With the backend down the person is told so', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'Fursa cannot be reached right now.');
    expect(page.place()).toBe('/register');
  });

  test('Offline, the person is told so', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openPage('/register');
    const account = newAccount();
    await fillIn(page, account);
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'You are offline. What you typed is still here');
    expect(field('Password').value).toBe(account.password);
  });

  test('Who registers one address over and over is told how long to wait', async () => {
    const account = await signUp();
    for (let time = 0; time < 5; time += 1) await getBackendClient().auth.signUp(account);
    const page = await openPage('/register');
    await fillIn(page, account);
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'Too many attempts. Please try again in 5 minutes.');
  });

  test('An answer without a user is refused', async () => {
    const network = watchNetwork();
    network.intercept(() => Response.json({}));
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'No user data returned');
  });
});
