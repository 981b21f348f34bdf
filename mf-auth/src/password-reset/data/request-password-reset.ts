import { type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkEmailAnswer } from '../../email/data/check-email-answer.ts';

/**
 * Asks for an email with a link to choose a new password. Succeeds for unknown addresses too: the answer must not tell who
 * has an account.
 *
 * @throws AppError, `rate-limited` when asked too often
 */
export async function requestPasswordReset(email: string, client: BackendClient = getBackendClient()): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email);
  checkEmailAnswer(error);
}
