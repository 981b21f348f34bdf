import type { BackendClient } from '@fursa/shared/backend';
import { toAuthError } from '../../form/data/to-auth-error.ts';

/**
 * Gives the person whose session the client holds a new password.
 *
 * @throws AppError with the backend's message, `weak-password` among them
 */
export async function changePassword(password: string, client: BackendClient): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw toAuthError(error);
}
