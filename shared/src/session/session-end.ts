import { create } from 'zustand';
import { type AuthSession, useAuthStore } from './auth-store.ts';

interface SessionEnd {
  /** Access token of the session the backend no longer knows. A new session has another one, so nothing is ever reset. */
  readonly endedToken: string | null;
}

const useSessionEnd = create<SessionEnd>()(() => ({ endedToken: null }));

/**
 * The backend no longer accepts this session, although the person never signed out. They stay on their page, with what they
 * typed; the shell asks them to sign in again.
 */
export function markSessionEnded({ accessToken }: AuthSession): void {
  useSessionEnd.setState({ endedToken: accessToken });
}

export function hasSessionEnded(session: AuthSession | null): boolean {
  return session !== null && session.accessToken === useSessionEnd.getState().endedToken;
}

/** Whether the person on the page has to sign in again. */
export function useHasSessionEnded(): boolean {
  const endedToken = useSessionEnd((state) => state.endedToken);
  return useAuthStore((state) => state.session !== null && state.session.accessToken === endedToken);
}
