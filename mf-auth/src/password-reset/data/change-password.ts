import type { BackendClient } from '@fursa/shared/backend';
import { toAuthError } from '../../form/data/to-auth-error.ts';

/**
 * Gives the person whose session the client holds a new password.
 *
 * @returns false when the session is no longer fresh enough for that
 * @throws AppError with the backend's message, `weak-password` among them
 */
export async function changePassword(password: string, client: BackendClient): Promise<boolean> {
  const { error } = await client.auth.updateUser({ password });
  if (error?.code === 'reauthentication_needed') return false;
  if (error) throw toAuthError(error);
  return true;
}
