import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnvironment } from './environment.ts';

/** A call of ours that Supabase refused or did not answer: a fault of ours, never of the person. */
export class SupabaseCallError extends Error {
  /** Call and code stand in the name, since the log leaves messages out. */
  override readonly name: string;

  constructor(call: string, cause: { readonly code: string; readonly message: string }) {
    super(`${call} failed`, { cause });
    this.name = `SupabaseCallError(${call} ${cause.code})`;
  }
}

/** Supabase past every policy, with the secret key: for what no client may read or write. */
export function createServiceClient(environment: FunctionEnvironment): SupabaseClient {
  return createSupabaseClient(environment, environment.SUPABASE_SECRET_KEY);
}

/** Supabase as anybody reaches it, with the publishable key. */
export function createPublicClient(environment: FunctionEnvironment): SupabaseClient {
  return createSupabaseClient(environment, environment.SUPABASE_PUBLISHABLE_KEY);
}

function createSupabaseClient({ SUPABASE_URL, fetchSupabase }: FunctionEnvironment, key: string): SupabaseClient {
  return createClient(SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchSupabase },
  });
}
