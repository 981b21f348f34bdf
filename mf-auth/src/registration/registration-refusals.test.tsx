import { connectTestBackend, expectToast, newAccount, refuseConnection, watchNetwork } from '@fursa/shared/testing';
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

  test('When the backend is down the person is told', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'Fursa cannot be reached right now.');
    expect(page.place()).toBe('/register');
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
