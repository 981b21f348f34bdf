import { markSessionEnded, useAuthStore } from '@fursa/shared/session';

/** A fresh token that is refused within this time is not worth another try. */
const refreshPauseMs = 60_000;

let inFlight: Promise<void> | undefined;
let lastRefresh = 0;

/**
 * The backend refused the session. A device whose clock is wrong keeps its token too long: a refresh tells such a session
 * from one that is over, for which the person is asked to sign in again. Screens that call at once share one attempt.
 */
export function recoverSession(): Promise<void> {
  inFlight ??= attemptRecovery().finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function attemptRecovery(): Promise<void> {
  const { session } = useAuthStore.getState();
  if (!session) return;
  if (Date.now() - lastRefresh < refreshPauseMs) {
    markSessionEnded(session);
    return;
  }
  const { refreshSession } = await import(/* webpackChunkName: "session-parts" */ '../data/refresh-session.ts');
  const state = await refreshSession();
  if (state === 'refreshed') lastRefresh = Date.now();
  if (state === 'ended') markSessionEnded(session);
}
