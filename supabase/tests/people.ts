import type { Database } from '@fursa/shared/backend/database-types';
import { createClient } from '@supabase/supabase-js';
import { demoAccounts } from '../seed/accounts.ts';

interface Address {
  readonly url: string;
  readonly publishableKey: string;
}

/** A browser in which nobody is signed in. */
export function visitor({ url, publishableKey }: Address) {
  return createClient<Database>(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** The functions of the installation, for which no policy holds. */
export function service({ url, secretKey }: { readonly url: string; readonly secretKey: string }) {
  return createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

type Client = ReturnType<typeof visitor>;

/** A browser in which a demo account is signed in. */
export async function signedIn(backend: Address, name: 'seeker' | 'newcomer' | 'employer'): Promise<Client> {
  const client = visitor(backend);
  const { error } = await client.auth.signInWithPassword({
    email: `${name}@example.com`,
    password: 'fursa-demo-2026',
  });
  if (error) throw error;
  return client;
}

/** A browser of somebody who has just registered. */
export async function registered(backend: Address, name: string) {
  const client = visitor(backend);
  const credentials = { email: `${name}@example.com`, password: 'baobab-kettle-71' };
  const { error } = await client.auth.signUp(credentials);
  if (error) throw error;
  // A sign-up opens no session here: it would tell whether the address had an account.
  const { data, error: refusal } = await client.auth.signInWithPassword(credentials);
  if (refusal) throw refusal;
  return { client, id: data.user.id };
}

/** The id of a demo account. */
export function idOf(name: 'seeker' | 'newcomer' | 'employer'): string {
  const account = demoAccounts.find(({ email }) => email === `${name}@example.com`);
  if (account === undefined) throw new Error(`There is no demo account ${name}.`);
  return account.id;
}
