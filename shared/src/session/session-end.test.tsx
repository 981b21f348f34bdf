import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markSignedIn, markSignedOut, replaceSession } from './auth-store.ts';
import { hasSessionEnded, markSessionEnded, useHasSessionEnded } from './session-end.ts';

const user = { id: '7', email: 'amina@example.com', name: 'Amina', role: 'user' };
const first = { accessToken: 'first', expiresAt: 4_000_000_000 };
const second = { accessToken: 'second', expiresAt: 4_000_000_000 };

afterEach(() => act(markSignedOut));

test('A session that ended asks for a sign-in until there is a new one', () => {
  markSignedIn(user, first);
  const { result } = renderHook(useHasSessionEnded);
  expect(result.current).toBe(false);
  act(() => markSessionEnded(first));
  expect(result.current).toBe(true);
  expect(hasSessionEnded(first)).toBe(true);
  act(() => markSignedIn(user, second));
  expect(result.current).toBe(false);
});

test('Word of an older session says nothing about the one that took its place', () => {
  markSignedIn(user, first);
  replaceSession(second);
  markSessionEnded(first);
  expect(renderHook(useHasSessionEnded).result.current).toBe(false);
  expect(hasSessionEnded(second)).toBe(false);
});

test('Nobody who is signed out has to sign in again', () => {
  markSignedIn(user, second);
  markSessionEnded(second);
  markSignedOut();
  expect(renderHook(useHasSessionEnded).result.current).toBe(false);
  expect(hasSessionEnded(null)).toBe(false);
});
