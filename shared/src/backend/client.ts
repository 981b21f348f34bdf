import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { identityStorageKey, markSessionEnded, replaceSession, useAuthStore } from '../session/index.ts';
import { timeoutErrorName } from './app-error.ts';
import { type IdentitySession, toAuthSession } from './identity-session.ts';
import { checkBackendUrl, readPublicConfig } from './public-config.ts';
import { noteRetryAfter } from './retry-after.ts';

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
      // Whoever reads decides about a second try: left alone, the client makes three more and stays silent for 7 s.
      db: { retry: false },
      global: { headers: { 'X-Client-Info': `fursa/${config.version}` }, fetch: fetchWithTimeout },
    },
  );
  created.auth.onAuthStateChange(followIdentity);
  return created;
}

/** Time (ms) in which a sign-out in another tab reaches the store of this one; the client's word of it may be first. */
const signOutDelay = 500;

/**
 * The store follows the client: a refreshed token is taken over, a session that could not be refreshed has ended. Whoever
 * signs out tells the store first, so that a session the store still holds did not end by anybody's wish.
 */
function followIdentity(event: string, identity: IdentitySession | null): void {
  const { session } = useAuthStore.getState();
  if (event === 'SIGNED_OUT' && session) setTimeout(() => markSessionEnded(session), signOutDelay);
  if (event === 'TOKEN_REFRESHED' && identity) replaceSession(toAuthSession(identity));
}

/**
 * No request may spin for ever: on a line that swallows packets `fetch` alone would wait for minutes. Done by hand, because
 * `AbortSignal.any` and `AbortSignal.timeout` are younger than the browsers we serve.
 */
async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timedOut = new DOMException(`${timeoutErrorName}: no answer within ${requestTimeout} ms`, timeoutErrorName);
  const controller = new AbortController();
  // Not cleared when the answer begins: its end may be slow, too.
  setTimeout(() => controller.abort(timedOut), requestTimeout);
  const outer = init?.signal;
  const followOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) followOuter();
  outer?.addEventListener('abort', followOuter, { once: true });
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    noteRetryAfter(response);
    return response;
  } catch (error) {
    throw controller.signal.reason === timedOut ? timedOut : error;
  }
}
