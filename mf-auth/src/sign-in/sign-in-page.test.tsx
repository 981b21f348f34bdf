import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { descriptionOf } from '../testing/description-of.ts';
import { emailField, fillIn, openPage, passwordField, submitButton } from '../testing/sign-in-form.ts';

const passwordGrant = 'POST /auth/v1/token';

let account: TestAccount;

function summary() {
  return screen.getByRole('group', { name: /^Please check/ });
}

beforeAll(async () => {
  connectTestBackend();
  account = await signUp();
});

describe('What is typed', () => {
  test('An invalid email address is refused beside its field; a summary takes the focus and leads there', async () => {
    const network = watchNetwork();
    const page = await openPage('/login');
    await fillIn(page, 'amina@example', 'tembo-mti-jua');
    await page.user.click(submitButton());

    const email = await emailField();
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(email)).toContain('Invalid email address');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check this field:' }));
    await page.user.click(within(summary()).getByRole('link', { name: 'Email' }));
    expect(document.activeElement).toBe(email);
    expect(page.place()).toBe('/login');
    expect(passwordField().getAttribute('aria-invalid')).toBeNull();
    expect(network.requests).toEqual([]);
  });

  test('A password of five characters is refused, one of six is sent', async () => {
    const network = watchNetwork();
    const page = await openPage('/login');
    await fillIn(page, account.email, '12345');
    await page.user.click(submitButton());
    await waitFor(() => expect(descriptionOf(passwordField())).toContain('Password must be at least 6 characters'));
    expect(document.activeElement).toBe(summary());
    expect(network.requests).toEqual([]);

    await page.user.type(passwordField(), '6{Enter}');
    await waitFor(() => expect(network.requests).toEqual([passwordGrant]));
    await expectToast('Authentication failed', 'Invalid login credentials');
  });

  test('An error goes away as soon as the field is right', async () => {
    const page = await openPage('/login');
    await fillIn(page, 'amina', 'tembo-mti-jua');
    await page.user.click(submitButton());
    await screen.findByText('Invalid email address');
    await page.user.type(await emailField(), '@example.com');
    await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
    expect(screen.queryByRole('group')).toBeNull();

    // What is wrong again while it is typed says so without taking the focus away.
    await page.user.type(await emailField(), '@');
    await screen.findByText('Invalid email address');
    expect(document.activeElement).toBe(await emailField());
  });

  test('Caps Lock is pointed out while the password is typed', async () => {
    const page = await openPage('/login');
    await emailField();
    await page.user.click(passwordField());
    await page.user.keyboard('{CapsLock}A');
    expect(descriptionOf(passwordField())).toContain('Caps Lock is on');
    await page.user.keyboard('{CapsLock}b');
    expect(descriptionOf(passwordField())).not.toContain('Caps Lock is on');
  });

  test('Password managers recognise the fields', async () => {
    await openPage('/login');
    expect((await emailField()).autocomplete).toBe('username');
    expect(passwordField().autocomplete).toBe('current-password');
  });

  test('A password can be pasted', async () => {
    const page = await openPage('/login');
    await emailField();
    await page.user.click(passwordField());
    await page.user.paste('tembo mti jua');
    expect(passwordField().value).toBe('tembo mti jua');
  });
});

describe('Signing in', () => {
  test('A person with an account is welcomed back and comes to the landing page', async () => {
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());

    await expectToast('Welcome back!', 'You have successfully signed in.');
    await waitFor(() => expect(page.place()).toBe('/'));
    const { user, isAuthenticated, session } = useAuthStore.getState();
    expect(isAuthenticated).toBe(true);
    expect(user).toMatchObject({ email: account.email, name: account.name, role: 'user' });
    expect(session?.accessToken).toEqual(expect.any(String));
    expect(page.events).toContainEqual({ name: 'auth:signed-in', detail: { userId: user?.id } });
  });

  test('A person the guard sent here comes back to where they wanted to go', async () => {
    const page = await openPage('/login', { from: '/jobs?q=nurse' });
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.place()).toBe('/jobs?q=nurse'));
  });

  test('A tampered place to return to leads to the landing page', async () => {
    const page = await openPage('/login', { from: '//evil.example/jobs' });
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.place()).toBe('/'));
  });

  test('While the backend works the button says so and cannot be pressed; sending twice sends once', async () => {
    const network = watchNetwork();
    const letThrough = network.hold();
    const page = await openPage('/login');
    await fillIn(page, account.email, account.password);
    const form = submitButton().form;
    if (form === null) throw new Error('The button belongs to no form');
    fireEvent.submit(form);
    fireEvent.submit(form);

    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    letThrough();
    await waitFor(() => expect(page.place()).toBe('/'));
    expect(network.requests.filter((request) => request === passwordGrant)).toHaveLength(1);
  });

  test('Somebody who is signed in already finds the way on above the form', async () => {
    const first = await openPage('/login');
    await fillIn(first, account.email, account.password);
    await first.user.click(submitButton());
    await waitFor(() => expect(first.place()).toBe('/'));

    const again = await openPage('/login', { from: '/jobs' });
    await screen.findByText(`You are signed in as ${account.name}`);
    expect(submitButton().disabled).toBe(false);
    await again.user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(again.place()).toBe('/jobs'));

    await openPage('/register');
    await screen.findByText('Continue, or create another account below.');
  });
});

describe('Ways on', () => {
  test('Registration is one link away and keeps the place to return to', async () => {
    const page = await openPage('/login', { from: '/jobs' });
    await page.user.click(await screen.findByRole('link', { name: 'Create one' }));
    await waitFor(() => expect(page.place()).toBe('/register'));
    expect(window.history.state.usr).toEqual({ from: '/jobs' });
  });

  test('A new password is one link away and keeps the place to return to', async () => {
    const page = await openPage('/login', { from: '/jobs' });
    await page.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(page.place()).toBe('/forgot-password'));
    await page.user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(page.place()).toBe('/login'));
    expect(window.history.state.usr).toEqual({ from: '/jobs' });
  });

  test('Someone who comes from the list of jobs reads how many there are, and can register as easily as sign in', async () => {
    const page = await openPage('/login', { from: '/Jobs/?q=nurse' });
    await screen.findByText(/^(?:\d|[\d,]*0\+) open jobs are waiting\.$/);
    const create = screen.getByRole('link', { name: 'Create an account' });
    expect(create.className).toContain('bg-primary');
    await page.user.click(create);
    await waitFor(() => expect(page.place()).toBe('/register'));
    expect(window.history.state.usr).toEqual({ from: '/Jobs/?q=nurse' });
  });

  test('Without the number of jobs the page says what waits, and signs in', async () => {
    const network = watchNetwork();
    network.intercept(({ url }) => (url.includes('search_jobs') ? refuseConnection() : undefined));
    const page = await openPage('/login', { from: '/jobs' });
    await screen.findByText('Open jobs are waiting.');
    await fillIn(page, account.email, account.password);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.place()).toBe('/jobs'));
  });

  test('Someone who comes from elsewhere is only asked to sign in', async () => {
    const network = watchNetwork();
    await openPage('/login', { from: '/profile' });
    await screen.findByText('Good to see you again.');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    expect(network.requests).toEqual([]);
  });

  test('The logo leads to the landing page', async () => {
    const page = await openPage('/login');
    await page.user.click(await screen.findByRole('link', { name: 'Fursa' }));
    await waitFor(() => expect(page.place()).toBe('/'));
  });
});
