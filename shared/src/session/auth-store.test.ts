import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AuthSession,
  authStorageKey,
  followOtherTabs,
  markSignedIn,
  markSignedOut,
  replaceSession,
  type SessionUser,
  useAuthStore,
} from './auth-store.ts';

const user: SessionUser = { id: '7', email: 'amina@example.com', name: 'Amina', role: 'user' };
const session: AuthSession = { accessToken: 'token', expiresAt: 2_000_000_000 };
const signedIn = { user, session, isAuthenticated: true };
const signedOut = { user: null, session: null, isAuthenticated: false };

beforeEach(() => {
  markSignedOut();
  localStorage.clear();
});

function stored(): unknown {
  return JSON.parse(localStorage.getItem(authStorageKey) ?? 'null');
}

/** What another tab does: it writes to storage, and this tab is told. */
function writeAsOtherTab(newValue: string | null, key: string | null = authStorageKey) {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('A person who signs in is known to every reader of the store and after a reload', async () => {
  markSignedIn(user, session);
  expect(useAuthStore.getState()).toEqual(signedIn);
  expect(stored()).toEqual({ state: signedIn, version: 0 });
  useAuthStore.setState(signedOut);
  localStorage.setItem(authStorageKey, JSON.stringify({ state: signedIn, version: 0 }));
  useAuthStore.persist.rehydrate();
  expect(useAuthStore.getState()).toEqual(signedIn);
});

test('After sign-out nothing of the person stays in storage', () => {
  markSignedIn(user, session);
  markSignedOut();
  expect(useAuthStore.getState()).toEqual(signedOut);
  expect(localStorage.getItem(authStorageKey)).not.toMatch(/Amina|amina|token/);
});

test('A refreshed token takes the place of the old one, and only of a signed-in person', () => {
  replaceSession({ accessToken: 'newer', expiresAt: 2_000_003_600 });
  expect(useAuthStore.getState()).toEqual(signedOut);
  markSignedIn(user, session);
  replaceSession({ accessToken: 'newer', expiresAt: 2_000_003_600 });
  expect(useAuthStore.getState()).toEqual({
    ...signedIn,
    session: { accessToken: 'newer', expiresAt: 2_000_003_600 },
  });
});

test('Signing out twice tells readers once', () => {
  markSignedIn(user, session);
  const heard = vi.fn();
  const stop = useAuthStore.subscribe(heard);
  markSignedOut();
  markSignedOut();
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

describe('Storage that somebody tampered with counts as signed out:', () => {
  test.each([
    ['no JSON', '{'],
    ['nothing inside', '{}'],
    ['a claim without a person', JSON.stringify({ state: { ...signedOut, isAuthenticated: true }, version: 0 })],
    ['a person without a session', JSON.stringify({ state: { ...signedIn, session: null }, version: 0 })],
    ['a person who denies it', JSON.stringify({ state: { ...signedIn, isAuthenticated: false }, version: 0 })],
    ['half a person', JSON.stringify({ state: { ...signedIn, user: { id: '7' } }, version: 0 })],
    [
      'an expiry in words',
      JSON.stringify({ state: { ...signedIn, session: { ...session, expiresAt: 'never' } }, version: 0 }),
    ],
  ])('%s', async (_, text) => {
    localStorage.setItem(authStorageKey, text);
    useAuthStore.persist.rehydrate();
    expect(useAuthStore.getState()).toEqual(signedOut);
  });
});

test('What is stored beside the known fields does not get into the store', async () => {
  const text = JSON.stringify({ state: { ...signedIn, admin: true, user: { ...user, admin: true } }, version: 0 });
  localStorage.setItem(authStorageKey, text);
  useAuthStore.persist.rehydrate();
  expect(useAuthStore.getState()).toEqual(signedIn);
});

describe('With several tabs open', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  test('Signing in in one signs in here', async () => {
    writeAsOtherTab(JSON.stringify({ state: signedIn, version: 0 }));
    await expect.poll(() => useAuthStore.getState()).toEqual(signedIn);
  });

  test('Signing out in one signs out here', async () => {
    markSignedIn(user, session);
    writeAsOtherTab(JSON.stringify({ state: signedOut, version: 0 }));
    await expect.poll(() => useAuthStore.getState()).toEqual(signedOut);
  });

  test.each([
    ['the entry is removed', authStorageKey],
    ['the whole storage is cleared', null],
  ])('%s, and that signs out here', (_, key) => {
    markSignedIn(user, session);
    writeAsOtherTab(null, key);
    expect(useAuthStore.getState()).toEqual(signedOut);
  });

  test('What other entries hold does not matter', () => {
    markSignedIn(user, session);
    writeAsOtherTab('x', 'something-else');
    writeAsOtherTab(null, 'something-else');
    expect(useAuthStore.getState()).toEqual(signedIn);
  });

  test('A tab that no longer follows stays as it is', () => {
    markSignedIn(user, session);
    stop();
    writeAsOtherTab(null);
    expect(useAuthStore.getState()).toEqual(signedIn);
  });
});
