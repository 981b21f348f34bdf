import { getBackendClient } from '@fursa/shared/backend';
import {
  connectTestBackend,
  expectToast,
  newAccount,
  refuseConnection,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { descriptionOf } from '../testing/description-of.ts';
import { letAMinutePass } from '../testing/let-a-minute-pass.ts';
import { countEmails } from '../testing/request-link.ts';
import { openPage } from '../testing/sign-in-form.ts';

beforeAll(connectTestBackend);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('Asking for a link', () => {
  test.each([
    ['with an account', signUp],
    ['without one', async () => newAccount()],
  ])('A person %s reads the same, and nothing tells the two apart', async (_, prepare) => {
    const { email } = await prepare();
    const network = watchNetwork();
    const page = await openPage('/forgot-password', { from: '/jobs' });
    await page.user.type(await screen.findByLabelText('Email'), email);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));

    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(`If there is an account for ${email}, a link to choose a new password is on its way.`),
    ).toBeTruthy();
    expect(network.requests).toEqual(['POST /auth/v1/recover']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in (60|5\d) s$/ }).disabled).toBe(true);

    letAMinutePass();
    await page.user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await expectToast('A new link is on its way', 'If there is an account with this address');
    await screen.findByRole('button', { name: /^Send again in/ });
    await page.user.click(screen.getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(window.history.state.usr).toEqual({ from: '/jobs' });
  });

  test('Only people with an account get an email', async () => {
    const stranger = newAccount();
    const account = await signUp();
    for (const { email } of [stranger, account]) await getBackendClient().auth.resetPasswordForEmail(email);
    expect([await countEmails(stranger.email), await countEmails(account.email)]).toEqual([0, 1]);
  });

  test('An address that is none is refused without asking the backend', async () => {
    const network = watchNetwork();
    const page = await openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText('Email'), 'amina{Enter}');
    await waitFor(() => expect(descriptionOf(screen.getByLabelText('Email'))).toContain('Invalid email address'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check this field:' }));
    expect(network.requests).toEqual([]);
  });

  test('Too soon is no answer to show: a hosted backend gives it only to who has an account', async () => {
    const network = watchNetwork();
    const tooSoon = { error_code: 'over_email_send_rate_limit', msg: 'For security purposes, you can only ...' };
    network.intercept(() => Response.json(tooSoon, { status: 429 }));
    const page = await openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText('Email'), newAccount().email);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { name: 'Check your email' });
  });

  test('Someone who asks too often is told how long to wait, and the button counts down', async () => {
    const network = watchNetwork();
    network.intercept(() =>
      Response.json(
        { error_code: 'over_request_rate_limit', msg: 'Too many' },
        { status: 429, headers: { 'retry-after': '45' } },
      ),
    );
    const page = await openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText('Email'), newAccount().email);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await expectToast('The link could not be sent', 'Too many attempts. Please try again in 45 seconds.');
    await screen.findByRole('button', { name: /^Send again in 4\d s$/ });
  });

  test('When the backend is down the person is told, and can try again with what they typed', async () => {
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage('/forgot-password');
    await page.user.type(await screen.findByLabelText('Email'), newAccount().email);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await expectToast('The link could not be sent', 'Fursa cannot be reached right now.');
    network.intercept(() => undefined);
    await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { name: 'Check your email' });
  });
});
