import { beforeEach, expect, test } from 'vitest';
import { markSignedIn, markSignedOut } from './auth-store.ts';
import { hasSessionToRestore, identityStorageKey } from './stored-session.ts';

beforeEach(() => {
  markSignedOut();
  window.history.replaceState(null, '', '/');
});

test('A visitor who never signed in has nothing to restore', () => {
  expect(hasSessionToRestore()).toBe(false);
});

test('Somebody marked as signed in, a stored identity, or a link from an email is to be restored', () => {
  markSignedIn(
    { id: '7', email: 'amina@example.com', name: 'Amina', role: 'user' },
    { accessToken: 'token', expiresAt: 2_000_000_000 },
  );
  expect(hasSessionToRestore()).toBe(true);
  markSignedOut();
  localStorage.setItem(identityStorageKey, '{}');
  expect(hasSessionToRestore()).toBe(true);
  localStorage.clear();
  window.history.replaceState(null, '', '/?code=abc');
  expect(hasSessionToRestore()).toBe(true);
});
