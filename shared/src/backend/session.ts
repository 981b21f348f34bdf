import * as z from 'zod/mini';
import { markSignedIn, markSignedOut, type SessionUser } from '../session/index.ts';
import { AppError, toAppError } from './app-error.ts';
import { type BackendClient, getBackendClient } from './client.ts';
import { type IdentitySession, toAuthSession } from './identity-session.ts';

const profileSchema = z.object({ name: z.nullable(z.string()), role: z.string() });

/**
 * Reads the person's profile and marks them as signed in.
 *
 * @throws AppError when the profile cannot be read
 */
export async function startSession(client: BackendClient, identity: IdentitySession): Promise<SessionUser> {
  const { data, error, status } = await client
    .from('profiles')
    .select('name, role')
    .eq('id', identity.user.id)
    .single();
  if (error) throw toAppError(error, status);
  const profile = profileSchema.safeParse(data);
  if (!profile.success) throw new AppError('invalid-response', 'Failed to fetch user profile', profile.error);
  const user: SessionUser = {
    id: identity.user.id,
    email: identity.user.email ?? '',
    name: profile.data.name ?? '',
    role: profile.data.role,
  };
  markSignedIn(user, toAuthSession(identity));
  return user;
}

/**
 * Brings the stored or linked-to session back. Failures are not shown: a session that the backend no longer knows ends quietly, and one that could not be checked (no network) stays.
 */
export async function restoreSession(client: BackendClient = getBackendClient()): Promise<void> {
  const { data, error } = await client.auth.getSession();
  if (data.session) {
    await startSession(client, data.session).catch(async (reason: unknown) => {
      if (toAppError(reason).code !== 'unauthenticated') return;
      markSignedOut();
      await client.auth.signOut({ scope: 'local' });
    });
  } else if (!error || toAppError(error).code === 'unauthenticated') {
    markSignedOut();
  }
}
