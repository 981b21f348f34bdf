import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  type OpenedPage,
  refuseConnection,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { descriptionOf } from '../testing/description-of.ts';
import { countEmails, readLinkOfEmail, requestRecoveryElsewhere } from '../testing/request-link.ts';
import { openPage } from '../testing/sign-in-form.ts';

const newPassword = 'mango river lantern';
const verification = 'POST /auth/v1/verify';

beforeAll(connectTestBackend);

/** Asks for a link here and takes it out of the mail. */
async function requestLink(account: TestAccount): Promise<string> {
  storeRequestedEmail(account.email);
  return await requestRecoveryElsewhere(account);
}

async function choosePassword({ user }: OpenedPage, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

async function canSignIn({ email }: TestAccount, password: string): Promise<boolean> {
  const { error } = await getBackendClient().auth.signInWithPassword({ email, password });
  return error === null;
}

describe('A link that is good', () => {
  test('It gives the account a new password, signs the person in, and leaves no key in the address', async () => {
    const account = await signUp();
    const page = await openPage(await requestLink(account));
    await choosePassword(page, newPassword);

    await expectToast('Password changed', 'You are signed in. Next time, use your new password.');
    await waitFor(() => expect(page.place()).toBe('/'));
    const { user, isAuthenticated } = useAuthStore.getState();
    expect([isAuthenticated, user?.email]).toEqual([true, account.email]);
    expect(page.events).toContainEqual({ name: 'auth:signed-in', detail: { userId: user?.id } });
    expect(await canSignIn(account, newPassword)).toBe(true);
    expect(await canSignIn(account, account.password)).toBe(false);
  });

  test('Someone who forgot their password on the way to a job returns to that job', async () => {
    const account = await signUp();
    const first = await openPage('/forgot-password', { from: '/jobs?q=nurse' });
    await first.user.type(await screen.findByLabelText('Email'), account.email.toUpperCase());
    await first.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('heading', { name: 'Check your email' });

    const page = await openPage(await readLinkOfEmail(account.email));
    await choosePassword(page, newPassword);
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
  });

  test('A template that leads to the page of confirmations works as well', async () => {
    const link = await requestLink(await signUp());
    const page = await openPage(link.replace('/reset-password', '/auth/confirm'));
    await screen.findByLabelText('New password');
    expect(page.place()).toBe(link);
  });

  test('Opening it uses nothing up, nor does a password that is too short', async () => {
    const network = watchNetwork();
    const page = await openPage('/reset-password?token_hash=abc&type=recovery');
    await choosePassword(page, '12345');
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    await waitFor(() => expect(descriptionOf(field)).toContain('Password must be at least 6 characters'));
    expect(field.autocomplete).toBe('new-password');
    expect(network.requests).toEqual([]);
  });

  test('One that is soon guessed is refused before the link is used up', async () => {
    const network = watchNetwork();
    const page = await openPage('/reset-password?token_hash=abc&type=recovery');
    await choosePassword(page, 'password1');
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText('New password'))).toContain(
        'Choose another password: it is one of the most common passwords.',
      ),
    );
    expect(network.requests).toEqual([]);
  });

  test('One that is made of the name of its owner is refused, and the next one needs no new link', async () => {
    const account = await signUp();
    const link = await requestLink(account);
    const network = watchNetwork();
    const page = await openPage(link);
    await choosePassword(page, 'Otieno-Amina-1');
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText('New password'))).toContain(
        'Choose another password: it is easy to guess from your name or email address.',
      ),
    );
    expect(network.requests).toEqual([verification]);
    await page.user.clear(screen.getByLabelText('New password'));
    await choosePassword(page, newPassword);
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('A password the backend refuses is reported in its words, and the next one needs no new link', async () => {
    const account = await signUp();
    const link = await requestLink(account);
    const network = watchNetwork();
    network.intercept(({ method, url }) =>
      method === 'PUT' && url.includes('/auth/v1/user')
        ? Response.json({ error_code: 'weak_password', msg: 'Password is known to be easy to guess' }, { status: 422 })
        : undefined,
    );
    const page = await openPage(link);
    await choosePassword(page, 'a leaked sentence');
    await expectToast('Your password was not changed', 'Password is known to be easy to guess');

    network.intercept(() => undefined);
    await page.user.clear(screen.getByLabelText('New password'));
    await choosePassword(page, newPassword);
    await waitFor(() => expect(page.place()).toBe('/'));
    expect(network.requests.filter((request) => request === verification)).toHaveLength(1);
    expect(await canSignIn(account, newPassword)).toBe(true);
  });

  test('It survives a broken line, and what was typed stays', async () => {
    const link = await requestLink(await signUp());
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage(link);
    await choosePassword(page, newPassword);
    await expectToast('Your password was not changed', 'Fursa cannot be reached right now.');

    network.intercept(() => undefined);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(newPassword);
    await page.user.click(screen.getByRole('button', { name: 'Save new password' }));
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('Sending twice uses the link once', async () => {
    const link = await requestLink(await signUp());
    const network = watchNetwork();
    const letThrough = network.hold();
    const page = await openPage(link);
    await page.user.type(await screen.findByLabelText('New password'), newPassword);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Save new password' });
    if (form === null) throw new Error('The button belongs to no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect((await screen.findByRole('button', { name: 'Saving...' })).getAttribute('aria-disabled')).toBe('true');
    letThrough();
    await waitFor(() => expect(page.place()).toBe('/'));
    expect(network.requests.filter((request) => request === verification)).toHaveLength(1);
    expect(network.requests.filter((request) => request === 'PUT /auth/v1/user')).toHaveLength(1);
  });
});

describe('A link that is of no use', () => {
  test('A used one says so, changes nothing, and offers a new one', async () => {
    const account = await signUp();
    const link = await requestLink(account);
    const first = await openPage(link);
    await choosePassword(first, newPassword);
    await waitFor(() => expect(first.place()).toBe('/'));

    const again = await openPage(link);
    await choosePassword(again, 'somebody else chose this');
    const heading = await screen.findByRole('heading', { name: 'This link has expired or was already used' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(again.place()).toBe('/reset-password');
    expect(await canSignIn(account, newPassword)).toBe(true);
    expect(await canSignIn(account, 'somebody else chose this')).toBe(false);

    await again.user.type(screen.getByLabelText('Email'), account.email);
    await again.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await expectToast('A new link is on its way', 'If there is an account with this address');
    expect(await countEmails(account.email)).toBe(2);
  });

  test('An expired one leaves nobody signed in', async () => {
    const page = await openPage('/reset-password?token_hash=long-gone&type=recovery');
    await choosePassword(page, newPassword);
    await screen.findByRole('heading', { name: 'This link has expired or was already used' });
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect(page.events).toEqual([]);
  });

  test('An incomplete one is recognised without asking the backend', async () => {
    const network = watchNetwork();
    await openPage('/reset-password?token_hash=&type=recovery');
    await screen.findByRole('heading', { name: 'This link is incomplete' });
    expect(network.requests).toEqual([]);
  });
});
