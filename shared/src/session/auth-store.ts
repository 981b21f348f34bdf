import * as z from 'zod/mini';
import { deviceStorage } from '../contract/index.ts';
import { onOtherTabChange } from '../persisted-store/other-tabs.ts';
import { createPersistedStore } from '../persisted-store/persisted-store.ts';

const sessionUserSchema = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.string() });

/** The signed-in person as every package may know them; the profile's further fields belong to `mf-profile`. */
export type SessionUser = z.infer<typeof sessionUserSchema>;

const authSessionSchema = z.object({ accessToken: z.string(), expiresAt: z.number() });

/**
 * What a caller needs to act for the user. The refresh token is not here: it stays with the backend client under a key of
 * its own, because a rotating token kept in two places is sooner or later wrong in one of them.
 */
export interface AuthSession {
  /** JSON web token for the `Authorization` header. */
  readonly accessToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export interface AuthState {
  readonly user: SessionUser | null;
  readonly session: AuthSession | null;
  readonly isAuthenticated: boolean;
}

/** Key of the store in local storage. */
export const authStorageKey = 'auth-storage';

const signedOut: AuthState = { user: null, session: null, isAuthenticated: false };

const authStateSchema = z.object({
  user: sessionUserSchema,
  session: authSessionSchema,
  isAuthenticated: z.custom<true>((value) => value === true),
});

/** Storage is outside data: anything but a whole signed-in state counts as signed out. */
function readPersisted(persisted: unknown): AuthState {
  const parsed = authStateSchema.safeParse(persisted);
  return parsed.success ? parsed.data : signedOut;
}

/** The one auth store of the page; the shell provides this module, so every remote sees the same one. */
export const useAuthStore = createPersistedStore<AuthState>({
  name: authStorageKey,
  storage: deviceStorage,
  initial: signedOut,
  read: readPersisted,
});

/** Marks the person as signed in, in this tab and, through storage, in every other. */
export function markSignedIn(user: SessionUser, session: AuthSession): void {
  useAuthStore.setState({ user, session, isAuthenticated: true });
}

/** Takes over a refreshed token; without a signed-in user there is nothing to refresh. */
export function replaceSession(session: AuthSession): void {
  if (useAuthStore.getState().isAuthenticated) useAuthStore.setState({ session });
}

/** Forgets user and session, in this tab and, through storage, in every other. */
export function markSignedOut(): void {
  if (useAuthStore.getState().isAuthenticated) useAuthStore.setState(signedOut);
}

/** Follows sign-in and sign-out of other tabs until the returned function is called. */
export function followOtherTabs(): () => void {
  return onOtherTabChange(authStorageKey, useAuthStore.persist.rehydrate);
}
