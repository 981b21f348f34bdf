import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  newAccount,
  type OpenedPage,
  openRemote,
  refuseConnection,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';
import { descriptionOf } from '../testing/description-of.ts';

const signUpRequest = 'POST /auth/v1/signup';

function openPage(path: string, state?: unknown) {
  return openRemote({ manifest, remote }, path, state);
}

beforeAll(connectTestBackend);

function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

function submitButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });
}

async function fillIn({ user }: OpenedPage, { name, email, password }: TestAccount) {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
}

/** Answers a sign-up the way a backend that wants the address confirmed does: the user, and no session. */
async function withholdSession(request: Request, network: typeof fetch): Promise<Response> {
  const granted: unknown = await (await network(request)).json();
  if (typeof granted !== 'object' || granted === null || !('user' in granted)) throw new Error('No user was granted');
  return Response.json(granted.user);
}

function unreadable(): Response {
  return Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 });
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
    expect(descriptionOf(field('Password'))).toContain('Hard to guess');
    await page.user.clear(field('Password'));
    expect(descriptionOf(field('Password'))).not.toMatch(/to guess$/);
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
  test('A new person is signed in, told that they can sign in, and finds the way on at the sign-in page', async () => {
    const account = newAccount();
    const page = await openPage('/register', { from: '/jobs?q=nurse' });
    await fillIn(page, account);
    await page.user.click(submitButton());

    await expectToast('Account created successfully!', 'You can now sign in with your credentials.');
    await waitFor(() => expect(page.place()).toBe('/login'));
    const { user, isAuthenticated } = useAuthStore.getState();
    expect(isAuthenticated).toBe(true);
    expect(user).toMatchObject({ email: account.email, name: account.name, role: 'user' });
    expect(page.events).toContainEqual({ name: 'auth:signed-in', detail: { userId: user?.id } });

    await screen.findByText(`You are signed in as ${account.name}`);
    await page.user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
  });

  test('The toast tells the truth: the new credentials sign in at once', async () => {
    const account = newAccount();
    const page = await openPage('/register');
    await fillIn(page, account);
    await page.user.click(submitButton());
    await screen.findByRole('heading', { name: 'Sign in' });
    await page.user.type(field('Email'), account.email);
    await page.user.type(field('Password'), account.password);
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await expectToast('Welcome back!', 'You have successfully signed in.');
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('A profile that cannot be read right after does not make the registration fail', async () => {
    const network = watchNetwork();
    network.intercept(({ url }) => (url.includes('/rest/v1/profiles') ? unreadable() : undefined));
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Account created successfully!', 'You can now sign in with your credentials.');
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
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
    expect(busy.disabled).toBe(true);
    letThrough();
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(network.requests.filter((request) => request === signUpRequest)).toHaveLength(1);
  });
});

describe('With confirmation of the address', () => {
  test('A new person is asked to check their mail and is not signed in', async () => {
    const realFetch = globalThis.fetch;
    const network = watchNetwork();
    network.intercept((request) => (request.url.includes('/signup') ? withholdSession(request, realFetch) : undefined));
    const account = newAccount();
    const page = await openPage('/register', { from: '/jobs' });
    await fillIn(page, account);
    await page.user.click(submitButton());

    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(`A confirmation link was sent to ${account.email}.`)).toBeTruthy();
    expect(page.place()).toBe('/register');
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
    expect(page.events).toEqual([]);

    await page.user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await expectToast('A new link is on its way', 'the mail arrives within a few minutes');
    expect(network.requests).toContain('POST /auth/v1/resend');

    // Another one only after a minute.
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in (60|5\d) s$/ });
    expect(again.disabled).toBe(true);

    await page.user.click(screen.getByRole('link', { name: 'Back to login' }));
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(window.history.state.usr).toEqual({ from: '/jobs' });
  });
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

  test('An answer without a user is refused', async () => {
    const network = watchNetwork();
    network.intercept(() => Response.json({}));
    const page = await openPage('/register');
    await fillIn(page, newAccount());
    await page.user.click(submitButton());
    await expectToast('Registration failed', 'No user data returned');
  });
});

test('The sign-in page is one link away and keeps the place to return to', async () => {
  const page = await openPage('/register', { from: '/jobs' });
  await page.user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(page.place()).toBe('/login'));
  expect(window.history.state.usr).toEqual({ from: '/jobs' });
});
