import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, expectToast, newAccount, signUp, watchNetwork } from '@fursa/shared/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { descriptionOf } from '../testing/description-of.ts';
import { letAMinutePass } from '../testing/let-a-minute-pass.ts';
import { field, fillIn, submitButton } from '../testing/registration-form.ts';
import { openPage } from '../testing/sign-in-form.ts';

const signUpRequest = 'POST /auth/v1/signup';

beforeAll(connectTestBackend);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers a sign-up the way a backend that wants the address confirmed does. */
async function askForConfirmation(request: Request, network: typeof fetch): Promise<Response> {
  const user: unknown = await (await network(request)).json();
  if (typeof user !== 'object' || user === null) throw new Error('No user came back');
  return Response.json({ ...user, email_confirmed_at: undefined, confirmation_sent_at: new Date().toISOString() });
}

/** Answers a sign-up the way a hosted project without confirmation does: with a session. */
async function grantSession(request: Request, network: typeof fetch): Promise<Response> {
  const credentials: unknown = await request.clone().json();
  await network(request);
  const { pathname, origin } = new URL(request.url);
  return network(`${origin}${pathname.replace('signup', 'token')}?grant_type=password`, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify(credentials),
  });
}

function userExists(): Response {
  return Response.json({ error_code: 'user_already_exists', msg: 'User already registered' }, { status: 422 });
}

describe('What is typed', () => {
  test('Each field says what is wrong with it, and a summary that leads to each takes the focus', async () => {
    const network = watchNetwork();
    const page = await openPage('/register');
    await fillIn(page, { name: ' A ', email: 'amina.example.com', password: '12345' });
    await page.user.click(submitButton());

    await waitFor(() => expect(descriptionOf(field('Name'))).toContain('Name must be at least 2 characters'));
    expect(descriptionOf(field('Email'))).toContain('Invalid email address');
    expect(descriptionOf(field('Password'))).toContain('Password must be at least 6 characters');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check these 3 fields:' }));
    await page.user.click(screen.getByRole('link', { name: 'Name' }));
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Email').value).toBe('amina.example.com');
    expect(network.requests).toEqual([]);
  });

  test('A hint beside the password says how hard it is to guess while it is typed', async () => {
    const page = await openPage('/register');
    await fillIn(page, { name: 'Wanjiku', email: 'w@example.com', password: 'wanjiku-mbeki' });
    expect(descriptionOf(field('Password'))).toContain('Easy to guess');
    await page.user.clear(field('Name'));
    await waitFor(() => expect(descriptionOf(field('Password'))).toContain('Hard to guess'));
    await page.user.clear(field('Password'));
    expect(descriptionOf(field('Password'))).not.toMatch(/to guess$/);
  });

  test.each([
    ['Wanjiku2026!', 'it is easy to guess from your name or email address'],
    [
      'mango river lantern '.repeat(4),
      'it is too long. Use at most 72 letters and digits, fewer with accents or emoji',
    ],
  ])('The password "%s" is refused with the reason, and nothing is sent', async (password, reason) => {
    const network = watchNetwork();
    const page = await openPage('/register');
    await fillIn(page, { name: 'Wanjiku', email: 'w@example.com', password });
    await page.user.click(submitButton());
    await waitFor(() => expect(descriptionOf(field('Password'))).toContain(`Choose another password: ${reason}.`));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check this field:' })),
    );
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(network.requests).toEqual([]);
  });

  test('The hint says why a password would be refused while it is typed', async () => {
    const page = await openPage('/register');
    await fillIn(page, { name: 'Wanjiku', email: 'w@example.com', password: 'sunshine1' });
    await waitFor(() =>
      expect(descriptionOf(field('Password'))).toContain('Easy to guess: it is one of the most common passwords'),
    );
  });

  test('Password managers recognise the fields and offer a new password', async () => {
    await openPage('/register');
    await screen.findByLabelText('Name');
    expect(['Name', 'Email', 'Password'].map((name) => field(name).autocomplete)).toEqual([
      'name',
      'username',
      'new-password',
    ]);
  });
});

describe('Without confirmation of the address', () => {
  test('A new person is told that they can sign in, and does, with the address filled in already', async () => {
    const account = newAccount();
    const page = await openPage('/register', { from: '/jobs?q=nurse' });
    await fillIn(page, account);
    await page.user.click(submitButton());

    await expectToast('Account created successfully!', 'You can now sign in with your credentials.');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(page.place()).toBe('/login');
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect(page.events).toEqual([]);

    expect(field('Email').value).toBe(account.email);
    await page.user.type(field('Password'), `${account.password}{Enter}`);
    await expectToast('Welcome back!', 'You have successfully signed in.');
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
    expect(useAuthStore.getState().user).toMatchObject({ email: account.email, name: account.name, role: 'user' });
  });

  test('An address that already has an account shows the same and changes nothing about the account', async () => {
    const seen = [];
    const taken = await signUp();
    const network = watchNetwork();
    for (const email of [newAccount().email, taken.email]) {
      const before = network.requests.length;
      const page = await openPage('/register', { from: '/jobs' });
      await fillIn(page, { name: 'Somebody', email, password: 'another-password' });
      await page.user.click(submitButton());
      await expectToast('Account created successfully!', 'You can now sign in with your credentials.');
      await screen.findByRole('heading', { name: 'Sign in' });
      const text = document.body.textContent?.replaceAll(email, '');
      seen.push([page.place(), text, network.requests.slice(before), useAuthStore.getState().isAuthenticated]);
      cleanup();
    }
    expect(seen[1]).toEqual(seen[0]);
    expect((await getBackendClient().auth.signInWithPassword(taken)).error).toBeNull();
  });

  test.each([
    ['a session', grantSession],
    ['a refusal', userExists],
  ])('A hosted backend that answers %s changes nothing of what is seen, and nobody is signed in', async (_, answer) => {
    const realFetch = globalThis.fetch;
    const network = watchNetwork();
    network.intercept((request) => (request.url.includes('/signup') ? answer(request, realFetch) : undefined));
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Account created successfully!', 'You can now sign in with your credentials.');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByText(/You are signed in/)).toBeNull();
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect((await getBackendClient().auth.getSession()).data.session).toBeNull();
    expect(page.events).toEqual([]);
  });

  test('While the account is made, the button says so and cannot be pressed; sending twice makes one account', async () => {
    const network = watchNetwork();
    const letThrough = network.hold();
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    const form = submitButton().form;
    if (form === null) throw new Error('The button belongs to no form');
    fireEvent.submit(form);
    fireEvent.submit(form);

    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating account...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    letThrough();
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(network.requests.filter((request) => request === signUpRequest)).toHaveLength(1);
  });
});

describe('With confirmation of the address', () => {
  test('A new person is asked to check their email and is not signed in', async () => {
    const realFetch = globalThis.fetch;
    const network = watchNetwork();
    network.intercept((request) =>
      request.url.includes('/signup') ? askForConfirmation(request, realFetch) : undefined,
    );
    const account = newAccount();
    const page = await openPage('/register', { from: '/jobs' });
    await fillIn(page, account);
    await page.user.click(submitButton());

    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(`A confirmation link was sent to ${account.email}`)).toBeTruthy();
    expect(page.place()).toBe('/register');
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect(page.events).toEqual([]);

    // Another one only after a minute.
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in (60|5\d) s$/ });
    expect(again.disabled).toBe(true);
    letAMinutePass();
    await page.user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await expectToast('A new link is on its way', 'the email will arrive within a few minutes');
    expect(network.requests).toContain('POST /auth/v1/resend');
    await screen.findByRole('button', { name: /^Send again in (60|5\d) s$/ });

    await page.user.click(screen.getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(window.history.state.usr).toEqual({ from: '/jobs' });
  });
});

test('The sign-in page is one link away and keeps the place to return to', async () => {
  const page = await openPage('/register', { from: '/jobs' });
  await page.user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(page.place()).toBe('/login'));
  expect(window.history.state.usr).toEqual({ from: '/jobs' });
});
