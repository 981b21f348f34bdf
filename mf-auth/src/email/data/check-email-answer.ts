import { toAuthError } from '../../form/data/to-auth-error.ts';

interface AuthAnswerError extends Error {
  readonly code?: string | undefined;
}

/**
 * Throws what went wrong when an email was asked for, save for "too soon": Supabase says that only where there is an account to
 * write to, and its email of a moment ago is on its way.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
export function checkEmailAnswer(error: AuthAnswerError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw toAuthError(error);
}
