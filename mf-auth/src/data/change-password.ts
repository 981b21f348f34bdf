import { type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { toAuthError } from './to-auth-error.ts';

/**
 * Gives the signed-in person a new password.
 *
 * @throws AppError with the backend's message, `weak-password` among them
 */
export async function changePassword(password: string, client: BackendClient = getBackendClient()): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw toAuthError(error);
}
