import { type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkEmailAnswer } from './check-email-answer.ts';

/**
 * Asks for another confirmation mail. Succeeds for unknown addresses too: the answer must not tell who has an account.
 *
 * @throws AppError, `rate-limited` when asked too often
 */
export async function resendConfirmation(email: string, client: BackendClient = getBackendClient()): Promise<void> {
  const { error } = await client.auth.resend({ type: 'signup', email });
  checkEmailAnswer(error);
}
