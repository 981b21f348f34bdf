import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Mail } from '../../mail/outbox.ts';
import { demoPassword } from '../people.ts';

/** A Supabase with this project's migrations, seed and functions, whoever runs it. */
export interface ContractTarget {
  readonly url: string;
  readonly publishableKey: string;
  /** The mail it sent so far, where a test can read it. */
  mails?(): Promise<Mail[]>;
}

/** Somebody signed in, in a browser of their own. */
export interface Account {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** A browser in which nobody is signed in. */
export function openBrowser({ url, publishableKey }: ContractTarget): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  });
}

/** What a person types to register; no two are alike, so that a run leaves the next one in peace. */
export function newCredentials(): { readonly email: string; readonly password: string } {
  return { email: `contract-${randomUUID()}@example.com`, password: `secret-${randomUUID()}` };
}

/** Registers somebody new, where addresses are not confirmed. */
export async function register(target: ContractTarget, name: string): Promise<Account> {
  const client = openBrowser(target);
  const credentials = newCredentials();
  orThrow(await client.auth.signUp({ ...credentials, options: { data: { name } } }));
  // A hosted project grants the session with the sign-up, the embedded backend does not: it would tell who has an account.
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error?.code === 'email_not_confirmed') {
    throw new Error('The contract is tried with confirmation of addresses switched off.');
  }
  if (error) throw error;
  return { client, id: data.user.id, ...credentials };
}

/** Signs in the employer of the seed. */
export async function signInEmployer(target: ContractTarget): Promise<Account> {
  const client = openBrowser(target);
  const credentials = { email: 'employer@example.com', password: demoPassword };
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { client, id: data.user.id, ...credentials };
}

/** The access token of whoever is signed in. */
export async function tokenOf({ client }: Account): Promise<string> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  return data.session.access_token;
}

/** What a call answered, or what it was refused with. */
export function orThrow<Data>({
  data,
  error,
}: {
  readonly data: Data;
  readonly error: Error | null;
}): NonNullable<Data> {
  if (error !== null) throw error;
  if (data === null || data === undefined) throw new Error('The call answered nothing.');
  return data;
}

/** Who takes part. The tests read it while they run; there is nobody before. */
export interface Cast {
  readonly target: ContractTarget;
  readonly seeker: Account;
  readonly stranger: Account;
  readonly employer: Account;
}
