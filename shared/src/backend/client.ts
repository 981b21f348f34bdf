import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { identityStorageKey, markSignedOut, replaceSession } from '../session/index.ts';
import { type IdentitySession, toAuthSession } from './identity-session.ts';
import { checkBackendUrl, readPublicConfig } from './public-config.ts';

export type BackendClient = SupabaseClient;

const requestTimeout = 20_000;

let client: BackendClient | undefined;

/** The one client of the page, made at first use. */
export function getBackendClient(): BackendClient {
  client ??= createBackendClient();
  return client;
}

function createBackendClient(): BackendClient {
  const config = readPublicConfig();
  const created = createClient(
    checkBackendUrl(config.supabaseUrl ?? window.location.origin),
    config.supabasePublishableKey,
    {
      auth: {
        storageKey: identityStorageKey,
        flowType: 'pkce',
        detectSessionInUrl: true,
        autoRefreshToken: true,
        persistSession: true,
      },
      global: { headers: { 'X-Client-Info': `fursa/${config.version}` }, fetch: fetchWithTimeout },
    },
  );
  created.auth.onAuthStateChange(followIdentity);
  return created;
}

/** The store follows the client: a refreshed token is taken over, a session that ended ends for every tab. */
function followIdentity(event: string, identity: IdentitySession | null): void {
  if (event === 'SIGNED_OUT') markSignedOut();
  if (event === 'TOKEN_REFRESHED' && identity) replaceSession(toAuthSession(identity));
}

/** No request may spin for ever: on a line that swallows packets `fetch` alone would wait for minutes. */
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
