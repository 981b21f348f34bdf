/**
 * Stands in for `@supabase/realtime-js` in the browser's build. The product polls: the embedded backend has no realtime, and
 * the real client would cost each visitor 14 KB (brotli) for a socket that is never opened. supabase-js always makes one and
 * tells it each new token (https://github.com/supabase/supabase-js/blob/master/src/SupabaseClient.ts), which is all that
 * this one takes.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error('Realtime is left out of this build: see shared/src/backend/no-realtime.ts');
  }

  getChannels(): [] {
    return [];
  }
}
