import { getBackendClient, toAppError } from '@fursa/shared/backend';
import { markSignedOut } from '@fursa/shared/session';

/**
 * Ends the session on this device, in all its tabs.
 *
 * @throws AppError when the backend refuses
 */
export async function signOut(): Promise<void> {
  const { error } = await getBackendClient().auth.signOut({ scope: 'local' });
  if (error) throw toAppError(error);
  markSignedOut();
}
