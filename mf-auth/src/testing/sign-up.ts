import { configureBackend, getBackendClient } from '@fursa/shared/backend';
import { testBackend } from '@fursa/shared/testing';

export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Points the page at the backend of this test run. */
export function useTestBackend(): void {
  const { url, publishableKey } = testBackend();
  configureBackend({ version: 'test', supabaseUrl: url, supabasePublishableKey: publishableKey });
}

/** An account nobody has yet. */
export function newAccount(): TestAccount {
  return { name: 'Amina Otieno', email: `amina-${crypto.randomUUID()}@example.com`, password: 'tembo-mti-jua' };
}

/** Creates the account at the backend and leaves the page signed out. */
export async function signUp(account: TestAccount = newAccount()): Promise<TestAccount> {
  const client = getBackendClient();
  const { error } = await client.auth.signUp({
    email: account.email,
    password: account.password,
    options: { data: { name: account.name } },
  });
  if (error) throw error;
  await client.auth.signOut({ scope: 'local' });
  return account;
}
