import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { deviceStorage } from '../contract/index.ts';
import { identityStorageKey, markSessionEnded, replaceSession, useAuthStore } from '../session/index.ts';
import { timeoutErrorName } from './app-error.ts';
import type { Database } from './database-types.ts';
import { type IdentitySession, toAuthSession } from './identity-session.ts';
import { checkBackendUrl, readPublicConfig } from './public-config.ts';
import { noteRetryAfter } from './retry-after.ts';

export type BackendClient = SupabaseClient<Database>;

let client: BackendClient | undefined;

/** The one client of the page, made at first use. */
export function getBackendClient(): BackendClient {
  client ??= createBackendClient();
  return client;
}

/** A client with a session of its own, which it keeps in memory and which the page knows nothing of. */
export function createDetachedClient(): BackendClient {
  return connect({
    storageKey: `${identityStorageKey}-${crypto.randomUUID()}`,
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: false,
  });
}

function createBackendClient(): BackendClient {
  const created = connect({
    storageKey: identityStorageKey,
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
  });
  created.auth.onAuthStateChange(followIdentity);
  return created;
}

interface SessionKeeping {
  readonly storageKey: string;
  readonly detectSessionInUrl: boolean;
  readonly autoRefreshToken: boolean;
  readonly persistSession: boolean;
}

function connect(keeping: SessionKeeping): BackendClient {
  const config = readPublicConfig();
  return createClient<Database>(
    checkBackendUrl(config.supabaseUrl ?? window.location.origin),
    config.supabasePublishableKey,
    {
      auth: { flowType: 'pkce', storage: deviceStorage, ...keeping },
      // Whoever reads decides about a second try: left alone, the client makes three more and stays silent for 7 s.
      db: { retry: false },
      global: { headers: { 'X-Client-Info': `fursa/${config.version}` }, fetch: fetchByOwnClock },
    },
  );
}

const tokenPath = /\/auth\/v1\/(?:token|verify|signup)$/;

/**
 * The end of a token comes by the server's clock, and the client compares it with the device's: on a phone whose clock is ahead every
 * call would fetch another token. Without `expires_at` the client counts `expires_in` from now, on this device.
 */
async function fetchByOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchWithTimeout(input, init);
  const address = input instanceof Request ? input.url : String(input);
  const isToken = tokenPath.test(new URL(address).pathname) && response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isToken) return response;
  const answer = JSON.parse(await response.text(), (key, value: unknown) => (key === 'expires_at' ? undefined : value));
  return new Response(JSON.stringify(answer), response);
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

const requestTimeout = 20_000;
/** By specification: what stands behind the AI functions may think. */
const aiTimeout = 30_000;

/**
 * No request may spin for ever: on a line that swallows packets `fetch` alone would wait for minutes. Done by hand, because
 * `AbortSignal.any` and `AbortSignal.timeout` are younger than the browsers we serve. Files go up by `uploadFile`, which
 * gives them as long as they move.
 */
async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = timeoutOf(input);
  const timedOut = new DOMException(`${timeoutErrorName}: no answer within ${timeout} ms`, timeoutErrorName);
  const controller = new AbortController();
  // Not cleared when the answer begins: its end may be slow, too.
  setTimeout(() => controller.abort(timedOut), timeout);
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

function timeoutOf(input: RequestInfo | URL): number {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address).pathname.startsWith('/functions/v1/ai-') ? aiTimeout : requestTimeout;
}
