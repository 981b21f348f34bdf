import { markSignedIn, markSignedOut, type SessionUser, useAuthStore } from '../session/index.ts';
import { AppError, toAppError } from './app-error.ts';
import { type BackendClient, getBackendClient } from './client.ts';
import { type IdentitySession, toAuthSession } from './identity-session.ts';
import { readOwnProfile } from './own-profile.ts';

/**
 * Reads the person's profile and marks them as signed in.
 *
 * @throws AppError when the profile cannot be read, `unauthenticated` also when the session is not the client's any more by then
 */
export async function startSession(client: BackendClient, identity: IdentitySession): Promise<SessionUser> {
  const user = await readUser(client, identity);
  const held = await readHeldSession(client, user.id);
  if (held === undefined) throw new AppError('unauthenticated', 'The session ended meanwhile');
  markSignedIn(user, toAuthSession(held));
  return user;
}

/**
 * Brings the stored or linked-to session back. Failures are not shown: a session that the backend no longer knows ends quietly, and
 * one that could not be checked (no network) stays. Whoever signs out or signs in meanwhile, in any tab, has the last word.
 */
export async function restoreSession(client: BackendClient = getBackendClient()): Promise<void> {
  const stopWatching = watchForAnotherUser();
  const { data, error } = await client.auth.getSession();
  const restored = data.session && (await readUser(client, data.session).catch(toAppError));
  const held = data.session && (await readHeldSession(client, data.session.user.id));
  if (stopWatching()) return;
  if (restored instanceof AppError) {
    if (restored.code === 'unauthenticated' && held) await endSession(client);
  } else if (restored) {
    if (held) markSignedIn(restored, toAuthSession(held));
  } else if (!error || toAppError(error).code === 'unauthenticated') {
    markSignedOut();
  }
}

async function readUser(client: BackendClient, identity: IdentitySession): Promise<SessionUser> {
  const profile = await readOwnProfile('session', client, identity.user.id);
  return { id: identity.user.id, email: identity.user.email ?? '', name: profile.fullName ?? '', role: profile.role };
}

/** The client's session as it is now, which may have a fresh token; nothing when it is not this person's any more. */
async function readHeldSession(client: BackendClient, userId: string): Promise<IdentitySession | undefined> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id === userId ? data.session : undefined;
}

/** The returned function ends the watch and tells whether somebody else, or nobody, was signed in at any time of it. */
function watchForAnotherUser(): () => boolean {
  let isOther = false;
  const stop = useAuthStore.subscribe((state, previous) => {
    isOther ||= state.user?.id !== previous.user?.id;
  });
  return () => {
    stop();
    return isOther;
  };
}

async function endSession(client: BackendClient): Promise<void> {
  // The store first: a session that the client ends while the store still holds it counts as one that ran out.
  markSignedOut();
  await client.auth.signOut({ scope: 'local' });
}
