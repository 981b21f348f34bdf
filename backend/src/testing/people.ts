import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from './test-backend.ts';

export const demoPassword = 'fursa-demo-2026';
export const seekerId = '5eed0000-0000-4000-8000-000000000001';
export const employerId = '5eed0000-0000-4000-8000-000000000003';

/** A browser in which nobody is signed in. */
export function visitor({ url, publishableKey }: TestBackend): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  });
}

/** A browser in which one of the demo accounts is signed in. */
export async function signedIn(
  backend: TestBackend,
  name: 'seeker' | 'newcomer' | 'employer',
): Promise<SupabaseClient> {
  const client = visitor(backend);
  const { error } = await client.auth.signInWithPassword({ email: `${name}@example.com`, password: demoPassword });
  if (error) throw error;
  return client;
}

/** The access token of whoever is signed in. */
export async function accessToken(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  return data.session.access_token;
}
