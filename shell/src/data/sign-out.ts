import { getBackendClient, toAppError } from '@fursa/shared/backend';
import { markSignedOut } from '@fursa/shared/session';

/**
 * Ends the session on this device, in all its tabs, whether or not the backend can be told.
 *
 * @throws AppError when the backend did not hear of it
 */
export async function signOut(): Promise<void> {
  // First: a session that the client ends while the store still holds it counts as one that ran out.
  markSignedOut();
  const { error } = await getBackendClient().auth.signOut({ scope: 'local' });
  if (error) throw toAppError(error);
}
