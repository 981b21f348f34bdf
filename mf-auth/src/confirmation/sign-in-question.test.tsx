import { getBackendClient } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  signInAs,
  signOut,
  signUp,
  type TestAccount,
  watchNetwork,
} from '@fursa/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { requestLinkElsewhere, requestRecoveryElsewhere } from '../testing/request-link.ts';
import { openPage } from '../testing/sign-in-form.ts';

let stranger: TestAccount;
let reader: TestAccount;

beforeAll(async () => {
  connectTestBackend();
  reader = await signUp();
});

beforeEach(async () => {
  stranger = await signUp();
});

afterEach(() => {
  cleanup();
  signOut();
});

function signedIn(): string | undefined {
  return useAuthStore.getState().user?.email;
}

function question(): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: 'Is this your account?' });
}

describe('A link to the page of confirmations that nobody asked for on this device', () => {
  test('It asks before it signs in, leaves no key in the address, and follows the answer', async () => {
    const network = watchNetwork();
    const page = await openPage(await requestLinkElsewhere(stranger));
    const heading = await question();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect([signedIn(), page.place(), page.events]).toEqual([undefined, '/auth/confirm', []]);
    expect((await getBackendClient().auth.getSession()).data.session).toBeNull();
    expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toMatch(/token/);

    await page.user.click(screen.getByRole('button', { name: `Sign in as ${stranger.email}` }));
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
    expect(signedIn()).toBe(stranger.email);
    expect(network.requests).not.toContain('GET /auth/v1/verify');
  });

  test('Someone who declines is not signed in, and the session of the link ends', async () => {
    const page = await openPage(await requestLinkElsewhere(stranger));
    await question();
    const network = watchNetwork();
    await page.user.click(screen.getByRole('button', { name: 'Do not sign in' }));
    await waitFor(() => expect(page.place()).toBe('/'));
    await waitFor(() => expect(network.requests).toContain('POST /auth/v1/logout'));
    expect(signedIn()).toBeUndefined();
  });

  test('A reload forgets the session of the link, and leads to the sign-in', async () => {
    // What is in the history after a reload, without what was in memory.
    const page = await openPage(await requestLinkElsewhere(stranger));
    await question();
    await page.user.click(screen.getByRole('button', { name: 'Do not sign in' }));
    cleanup();
    await openPage('/auth/confirm', { outcome: 'asked' });
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
    screen.getByText('Sign in to continue.');
    expect(screen.queryByRole('button', { name: /^Sign in as/ })).toBeNull();
  });

  test('That somebody else asked for a link here does not count', async () => {
    storeRequestedEmail(reader.email, '/jobs');
    await openPage(await requestLinkElsewhere(stranger));
    await question();
    expect(signedIn()).toBeUndefined();
  });
});

describe('With somebody signed in', () => {
  beforeEach(() => signInAs(reader.email, reader.password));

  test.each([
    ['that was asked for here', () => storeRequestedEmail(stranger.email, '/jobs')],
    ['that was not', () => undefined],
  ])('A link of another account %s names both and changes nothing by itself', async (_, prepare) => {
    prepare();
    const page = await openPage(await requestLinkElsewhere(stranger));
    await question();
    screen.getByText(new RegExp(`^You are signed in as ${reader.email} here`));
    expect(signedIn()).toBe(reader.email);
    await page.user.click(screen.getByRole('button', { name: `Stay signed in as ${reader.email}` }));
    await waitFor(() => expect(page.place()).toBe('/'));
    expect(signedIn()).toBe(reader.email);
    expect((await getBackendClient().auth.getUser()).data.user?.email).toBe(reader.email);
  });

  test('A link of the same account asks nothing', async () => {
    await openPage(await requestLinkElsewhere(reader));
    await screen.findByRole('heading', { name: 'Your email address is confirmed' });
    expect(signedIn()).toBe(reader.email);
  });
});

test('A new password by a link that was not asked for here is saved, and the sign-in is asked for', async () => {
  const page = await openPage(await requestRecoveryElsewhere(stranger));
  await page.user.type(await screen.findByLabelText('New password'), 'mango river lantern');
  await page.user.click(screen.getByRole('button', { name: 'Save new password' }));
  await question();
  screen.getByText('The new password is saved.');
  expect([signedIn(), page.place()]).toEqual([undefined, '/reset-password']);
  await page.user.click(screen.getByRole('button', { name: `Sign in as ${stranger.email}` }));
  await waitFor(() => expect(page.place()).toBe('/'));
  expect(signedIn()).toBe(stranger.email);
});

test('A sign-in that fails on the way can be tried again', async () => {
  const page = await openPage(await requestLinkElsewhere(stranger));
  await question();
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/auth/v1/user') ? new Response(null, { status: 503 }) : undefined));
  await page.user.click(screen.getByRole('button', { name: `Sign in as ${stranger.email}` }));
  await expectToast('You are not signed in', 'Fursa cannot be reached right now.');
  network.intercept(() => undefined);
  await page.user.click(screen.getByRole('button', { name: `Sign in as ${stranger.email}` }));
  await screen.findByRole('heading', { name: 'Your email address is confirmed' });
});
