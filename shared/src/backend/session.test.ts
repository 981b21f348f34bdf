import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authStorageKey, followOtherTabs, identityStorageKey, markSignedOut, useAuthStore } from '../session/index.ts';
import { connectTestBackend, signUp, watchNetwork } from '../testing/index.ts';
import { getBackendClient } from './client.ts';
import { restoreSession, startSession } from './session.ts';

beforeEach(connectTestBackend);

afterEach(async () => {
  vi.unstubAllGlobals();
  await getBackendClient().auth.signOut({ scope: 'local' });
  markSignedOut();
});

async function signInAsNewcomer() {
  const { email, password } = await signUp();
  const client = getBackendClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return await startSession(client, data.session);
}

function readProfile(): Response {
  return Response.json({ name: 'Amina Otieno', role: 'user' });
}

/** Starts as a reload does, and keeps the answer about the person's profile back until it is let go. */
async function startUpSlowly(userId: string, answer = readProfile()) {
  const network = watchNetwork();
  let letGo: (answer: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  let hasAsked = false;
  network.intercept((request) => {
    if (!request.url.includes(`id=eq.${userId}`)) return undefined;
    hasAsked = true;
    return held;
  });
  const restored = restoreSession();
  await expect.poll(() => hasAsked).toBe(true);
  return () => {
    letGo(answer);
    return restored;
  };
}

async function signOutHere(): Promise<void> {
  markSignedOut();
  await getBackendClient().auth.signOut({ scope: 'local' });
}

test('A person who signs out while the page starts stays signed out', async () => {
  const { id } = await signInAsNewcomer();
  const finish = await startUpSlowly(id);
  await signOutHere();
  await finish();
  expect(useAuthStore.getState()).toMatchObject({ user: null, isAuthenticated: false });
  expect(localStorage.getItem(identityStorageKey)).toBeNull();
});

test('A person who signs out in another tab while this one starts stays signed out', async () => {
  const stop = followOtherTabs();
  const { id } = await signInAsNewcomer();
  const finish = await startUpSlowly(id);
  localStorage.removeItem(authStorageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: authStorageKey, newValue: null }));
  await finish();
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  stop();
});

test('A person who was signed out before the store knew of them stays signed out', async () => {
  const { id } = await signInAsNewcomer();
  // What a start finds when only the client's own storage is left.
  useAuthStore.setState(useAuthStore.getInitialState());
  const finish = await startUpSlowly(id);
  await getBackendClient().auth.signOut({ scope: 'local' });
  await finish();
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
});

test.each([
  ['is read', readProfile()],
  ['is refused', Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })],
])(
  'A person who changes accounts while the page starts keeps the second when the profile of the first %s',
  async (_, answer) => {
    const { id } = await signInAsNewcomer();
    const finish = await startUpSlowly(id, answer);
    const second = await signInAsNewcomer();
    await finish();
    expect(useAuthStore.getState()).toMatchObject({ user: second, isAuthenticated: true });
    const { data } = await getBackendClient().auth.getSession();
    expect(data.session?.user.id).toBe(second.id);
  },
);

test('A session that is refused at start and that nobody touched ends', async () => {
  const { id } = await signInAsNewcomer();
  const finish = await startUpSlowly(
    id,
    Response.json({ code: 'PT401', message: 'The session ended' }, { status: 401 }),
  );
  await finish();
  expect(useAuthStore.getState().isAuthenticated).toBe(false);
  expect(localStorage.getItem(identityStorageKey)).toBeNull();
});
