import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  authStorageKey,
  hasSessionEnded,
  identityStorageKey,
  markSignedIn,
  markSignedOut,
  useAuthStore,
} from '../session/index.ts';
import { connectTestBackend, signUp, watchNetwork } from '../testing/index.ts';
import { toAppError } from './app-error.ts';
import { getBackendClient } from './client.ts';
import { restoreSession, startSession } from './session.ts';

const session = { accessToken: 'token', expiresAt: 2_000_000_000 };

beforeEach(() => {
  connectTestBackend();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await getBackendClient().auth.signOut({ scope: 'local' });
  markSignedOut();
});

/** A line that takes every request and answers none. */
function swallowRequests() {
  const swallow = vi.fn(
    (_: unknown, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  vi.stubGlobal('fetch', swallow);
  return swallow;
}

async function signInAsNewcomer() {
  const { name, email, password } = await signUp();
  const client = getBackendClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const user = await startSession(client, data.session);
  return { client, user, name, email };
}

test('A line that swallows requests is a timeout after 20 s, for rows and for sign-in', async () => {
  const swallow = swallowRequests();
  const client = getBackendClient();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answers = Promise.all([
    client.from('jobs').select('id'),
    client.auth.signInWithPassword({ email: 'a@example.com', password: 'secret' }),
  ]);
  await expect.poll(() => swallow.mock.calls).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  const [rows, signIn] = await answers;
  vi.useRealTimers();
  expect(toAppError(rows.error, rows.status).code).toBe('timeout');
  expect(toAppError(signIn.error).code).toBe('timeout');
  expect(swallow).toHaveBeenCalledTimes(2);
});

test('An AI call times out after 30 s', async () => {
  const swallow = swallowRequests();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isOver = false;
  const asked = getBackendClient()
    .functions.invoke('ai-analyze', { body: {} })
    .finally(() => {
      isOver = true;
    });
  await expect.poll(() => swallow.mock.calls).toHaveLength(1);
  const { signal } = swallow.mock.lastCall?.[1] ?? {};
  vi.advanceTimersByTime(29_000);
  expect([isOver, signal?.aborted]).toEqual([false, false]);
  vi.advanceTimersByTime(1_000);
  const { error } = await asked;
  vi.useRealTimers();
  expect(toAppError(error)).toMatchObject({ code: 'timeout', message: 'no answer in time' });
});

test('A page that no longer wants its rows stops the request', async () => {
  const swallow = swallowRequests();
  const controller = new AbortController();
  const rows = getBackendClient().from('jobs').select('id').abortSignal(controller.signal);
  setTimeout(() => controller.abort(), 50);
  const { error } = await rows;
  expect(error?.message).toContain('AbortError');
  expect(swallow.mock.lastCall?.[1].signal?.aborted).toBe(true);
});

test('Requests name the application and its version', async () => {
  const seen: (string | null)[] = [];
  const network = watchNetwork();
  network.intercept((request) => {
    seen.push(request.headers.get('x-client-info'));
    return undefined;
  });
  await getBackendClient().from('jobs').select('id').limit(1);
  expect(seen).toEqual(['fursa/test']);
});

test('A person who signs in is known by name and role, also after a reload', async () => {
  const { user, name, email } = await signInAsNewcomer();
  expect(user).toEqual({ id: expect.any(String), email, name, role: 'user' });
  markSignedOut();
  localStorage.removeItem(authStorageKey);
  await restoreSession();
  expect(useAuthStore.getState()).toMatchObject({ user, isAuthenticated: true });
});

test('A session that is in the store and nowhere else ends quietly at start', async () => {
  markSignedIn({ id: '7', email: 'amina@example.com', name: 'Amina', role: 'admin' }, session);
  await restoreSession();
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
});

test('A session that cannot be checked because the line is down stays', async () => {
  await signInAsNewcomer();
  watchNetwork().intercept(() => Promise.reject(new TypeError('fetch failed')));
  await restoreSession();
  expect(useAuthStore.getState().isAuthenticated).toBe(true);
});

test('A session that the backend no longer refreshes has ended, and the person stays who they are', async () => {
  const { client, user } = await signInAsNewcomer();
  const { session: held } = useAuthStore.getState();
  const identity = JSON.parse(localStorage.getItem(identityStorageKey) ?? '');
  localStorage.setItem(identityStorageKey, JSON.stringify({ ...identity, refresh_token: 'spent', expires_at: 1 }));
  expect((await client.auth.getSession()).data.session).toBeNull();
  expect(hasSessionEnded(held)).toBe(false);
  await expect.poll(() => hasSessionEnded(held)).toBe(true);
  expect(useAuthStore.getState()).toMatchObject({ user, isAuthenticated: true });
});

test('A person who signs out is not asked to sign in again', async () => {
  const { client } = await signInAsNewcomer();
  const { session: held } = useAuthStore.getState();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  markSignedOut();
  await client.auth.signOut({ scope: 'local' });
  vi.advanceTimersByTime(600);
  expect(hasSessionEnded(held)).toBe(false);
});

test('A refreshed token reaches the store', async () => {
  const { client, user } = await signInAsNewcomer();
  markSignedIn(user, session);
  const refreshed = await client.auth.refreshSession();
  await expect.poll(() => useAuthStore.getState().session?.accessToken).toBe(refreshed.data.session?.access_token);
});

test.each([-3, 3])('On a device whose clock is %i hours wrong a token is used until it ends', async (hours) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60 * 1000 });
  const { client, user } = await signInAsNewcomer();
  const network = watchNetwork();
  for (let call = 0; call < 3; call += 1) {
    expect((await client.from('profiles').select('email').eq('id', user.id).single()).error).toBeNull();
  }
  expect(network.requests.filter((request) => request.includes('/auth/v1/token'))).toEqual([]);
  expect(useAuthStore.getState().session?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3000);
});
