import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { requestLinkElsewhere } from '../testing/request-link.ts';
import { openPage } from '../testing/sign-in-form.ts';

beforeAll(connectTestBackend);

/** Asks for a link here and takes it out of the mail. */
async function requestLink(account: TestAccount, from?: string): Promise<string> {
  storeRequestedEmail(account.email, from);
  return await requestLinkElsewhere(account);
}

describe('A link that is good', () => {
  test('It confirms the address and signs the person in', async () => {
    const account = await signUp();
    const page = await openPage(await requestLink(account));

    const heading = await screen.findByRole('heading', { name: 'Your email address is confirmed' });
    expect(page.place()).toBe('/auth/confirm');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(`Welcome to Fursa, ${account.name}. You are signed in.`)).toBeTruthy();
    const { user, isAuthenticated } = useAuthStore.getState();
    expect(isAuthenticated).toBe(true);
    expect(user?.email).toBe(account.email);
    expect(page.events).toContainEqual({ name: 'auth:signed-in', detail: { userId: user?.id } });

    await page.user.click(screen.getByRole('link', { name: 'Continue to Fursa' }));
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('Someone who registered on the way to a job returns to that job once, also after a reload', async () => {
    const account = await signUp();
    const page = await openPage(await requestLink(account, '/jobs/5?q=nurse'));
    const wayOn = await screen.findByRole('link', { name: 'Continue to Fursa' });
    expect(window.history.state.usr).toEqual({ outcome: 'confirmed', from: '/jobs/5?q=nurse' });
    await page.user.click(wayOn);
    await waitFor(() => expect(page.place()).toBe('/jobs/5?q=nurse'));
    expect(localStorage.getItem('fursa-asked-mail')).toBeNull();
  });

  test('What somebody wrote into the address of the page leads nowhere', async () => {
    const tampered = await openPage('/auth/confirm', { outcome: 'confirmed', from: '//evil.example' });
    const wayOn = await screen.findByRole('link', { name: 'Sign in' });
    await tampered.user.click(wayOn);
    await waitFor(() => expect(tampered.place()).toBe('/login'));
    expect(window.history.state.usr).toEqual({ from: '/' });
  });

  test('It survives a broken line: one more try confirms it', async () => {
    const link = await requestLink(await signUp());
    const network = watchNetwork();
    network.intercept(refuseConnection);
    const page = await openPage(link);
    await screen.findByRole('heading', { name: 'Your email address could not be confirmed yet' });

    network.intercept(() => undefined);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  });
});

test('A page that is opened again while the backend thinks, as React does in development, uses the link once', async () => {
  const link = await requestLink(await signUp());
  const network = watchNetwork();
  const letThrough = network.hold();
  await openPage(link);
  await openPage(link);
  letThrough();
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { name: 'Your email address is confirmed' })).toHaveLength(2),
  );
  expect(network.requests.filter((request) => request === 'POST /auth/v1/verify')).toHaveLength(1);
});

describe('A link that is of no use', () => {
  test('A used one says so, and says that the person who used it is signed in', async () => {
    const account = await signUp();
    const link = await requestLink(account);
    await openPage(link);
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });

    const again = await openPage(link);
    await screen.findByRole('heading', { name: 'This link has expired or was already used' });
    expect(screen.getByText(`You are signed in as ${account.name}`)).toBeTruthy();
    expect(screen.getByText('Continue, or get a new link below.')).toBeTruthy();
    await again.user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(again.place()).toBe('/'));
  });

  test('An expired one offers a new link and the way to sign in', async () => {
    const account = await signUp();
    const page = await openPage('/auth/confirm?token_hash=long-gone&type=signup');
    await screen.findByRole('heading', { name: 'This link has expired or was already used' });
    expect(screen.queryByText(/You are signed in/)).toBeNull();

    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByText('Invalid email address');
    await page.user.type(screen.getByRole('textbox', { name: 'Email' }), account.email);
    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await expectToast('A new link is on its way', 'the email will arrive within a few minutes');

    await page.user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(page.place()).toBe('/login'));
  });

  test('An incomplete one is recognised without asking the backend', async () => {
    const network = watchNetwork();
    await openPage('/auth/confirm?token_hash=&type=signup');
    await screen.findByRole('heading', { name: 'This link is incomplete' });
    expect(network.requests).toEqual([]);
  });
});
