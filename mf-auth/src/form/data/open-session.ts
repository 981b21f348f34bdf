import { AppError, type BackendClient, startSession, toAppError } from '@fursa/shared/backend';
import { emitEvent } from '@fursa/shared/contract';
import type { SessionUser } from '@fursa/shared/session';

type IdentitySession = Parameters<typeof startSession>[1];

/**
 * Takes a session the backend just granted over into the product and tells everybody.
 *
 * Without a profile nobody is signed in, so the granted session is ended as well: it would come back at the next reload,
 * on what may be somebody else's phone.
 *
 * @throws AppError `no-profile`
 */
export async function openSession(client: BackendClient, identity: IdentitySession): Promise<SessionUser> {
  const user = await startSession(client, identity).catch(async (reason: unknown) => {
    await client.auth.signOut({ scope: 'local' });
    throw new AppError('no-profile', toAppError(reason).message, reason);
  });
  emitEvent('auth:signed-in', { userId: user.id });
  return user;
}
