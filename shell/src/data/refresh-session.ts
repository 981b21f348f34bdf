import { getBackendClient, isTransient, toAppError } from '@fursa/shared/backend';

/** `unknown`: nobody could be asked; the session may still be good. */
export type SessionState = 'refreshed' | 'ended' | 'unknown';

/** Changes the session's token for a fresh one. */
export async function refreshSession(): Promise<SessionState> {
  const { error } = await getBackendClient().auth.refreshSession();
  if (!error) return 'refreshed';
  return isTransient(toAppError(error)) ? 'unknown' : 'ended';
}
