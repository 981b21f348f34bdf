export {
  type AuthSession,
  type AuthState,
  authStorageKey,
  followOtherTabs,
  markSignedIn,
  markSignedOut,
  replaceSession,
  type SessionUser,
  useAuthStore,
} from './auth-store.ts';
export { hasSessionEnded, markSessionEnded, useHasSessionEnded } from './session-end.ts';
export { hasSessionToRestore, identityStorageKey } from './stored-session.ts';
