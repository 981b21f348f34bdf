import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  newAccount,
  openRemote,
  refuseConnection,
  signOut,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

const account = newAccount();

beforeAll(async () => {
  await connectTestBackend();
  await signUp(account);
});

afterEach(signOut);

async function openForm() {
  const Form = await remote.slots['sign-in-dialog']();
  const { user } = await openRemote({ manifest, remote }, '/jobs');
  render(<Form email={account.email} />);
  return user;
}

test('Someone whose session ended signs in again with the password alone', async () => {
  const user = await openForm();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe(account.email);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.type(email, 'x');
  expect(email.value).toBe(account.email);
  await user.type(screen.getByLabelText('Password'), `${account.password}{Enter}`);
  await waitFor(() => expect(useAuthStore.getState().user?.email).toBe(account.email));
});

test('The form says what went wrong, and the password stays to be corrected', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText('Password'), 'not-the-password{Enter}');
  expect((await screen.findByText('Invalid login credentials')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not-the-password');
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
});

test('What went wrong stays while the next try is under way, so that the button does not jump', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText('Password'), 'not-the-password{Enter}');
  await screen.findByText('Invalid login credentials');
  const letThrough = watchNetwork().hold();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const busy = await screen.findByRole('button', { name: 'Signing in...' });
  expect(document.activeElement).toBe(busy);
  expect(screen.getByText('Invalid login credentials')).toBeTruthy();
  letThrough();
  await screen.findByRole('button', { name: 'Sign in' });
});

test('Without a connection the form says so in our own words', async () => {
  const user = await openForm();
  watchNetwork().intercept(refuseConnection);
  await user.type(screen.getByLabelText('Password'), `${account.password}{Enter}`);
  await screen.findByText(/^Fursa cannot be reached right now/);
});
