import { beforeAll, beforeEach } from 'vitest';
import * as z from 'zod/mini';
import { getBackendClient, startSession } from '../backend/index.ts';
import { type AuthState, identityStorageKey, markSignedOut, useAuthStore } from '../session/index.ts';
import { connectTestBackend, testBackend } from './test-backend.ts';

export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const idSchema = z.object({ id: z.string() });
const demoPassword = 'fursa-demo-2026';
const sessions = new Map<string, { readonly identity: string; readonly store: AuthState }>();

/** An account nobody has yet. */
export function newAccount(): TestAccount {
  return { name: 'Amina Otieno', email: `amina-${crypto.randomUUID()}@example.com`, password: 'tembo-mti-jua' };
}

/** Creates the account at the backend, past the registration. */
export async function signUp(account: TestAccount = newAccount()): Promise<TestAccount> {
  await createAccount(account);
  return account;
}

/** Creates an account with a role that nobody can take by registering. */
export async function signUpAs(role: 'employer' | 'admin'): Promise<TestAccount> {
  const account = newAccount();
  await giveRole(await createAccount(account), role);
  return account;
}

async function createAccount(account: TestAccount): Promise<string> {
  const response = await fetch(testBackend().accountsUrl, { method: 'POST', body: JSON.stringify(account) });
  if (!response.ok) throw new Error(`No account was made: ${await response.text()}`);
  return idSchema.parse(await response.json()).id;
}

async function giveRole(userId: string, role: string): Promise<void> {
  const { url, secretKey } = testBackend();
  const address = new URL(`/rest/v1/user_roles?user_id=eq.${userId}`, url);
  const response = await fetch(address, {
    method: 'PATCH',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify({ role }),
  });
  const rows: unknown = await response.json();
  if (!response.ok || !Array.isArray(rows) || rows.length !== 1) {
    throw new Error(`The role was not given: ${response.status} ${JSON.stringify(rows)}`);
  }
}

/**
 * Signs an account in, a demo account unless told the password. The backend limits sign-ins, so each account signs in
 * once per test file, and the tests after it get the same session back into the emptied storage.
 */
export async function signInAs(email: string, password = demoPassword): Promise<void> {
  const known = sessions.get(email);
  if (known !== undefined) {
    localStorage.setItem(identityStorageKey, known.identity);
    useAuthStore.setState(known.store);
    return;
  }
  const client = getBackendClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  await startSession(client, data.session);
  const identity = localStorage.getItem(identityStorageKey) ?? '';
  sessions.set(email, { identity, store: useAuthStore.getState() });
}

/** Goes on as a visitor. */
export function signOut(): void {
  localStorage.removeItem(identityStorageKey);
  markSignedOut();
}

/** Each test of the file is somebody new, who is signed in. */
export function signUpEach(): void {
  beforeAll(() => {
    connectTestBackend();
    // jsdom lays nothing out, and so has nothing to scroll.
    Element.prototype.scrollIntoView ??= () => undefined;
  });
  beforeEach(async () => {
    const { email, password } = await signUp();
    await signInAs(email, password);
  });
}
