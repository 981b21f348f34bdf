import { toAuthError } from '../../form/data/to-auth-error.ts';

interface AuthAnswerError extends Error {
  readonly code?: string | undefined;
}

/**
 * Throws what went wrong when a mail was asked for, save for "too soon": Supabase says that only where there is an account to
 * write to, and its mail of a moment ago is on its way.
 * https://supabase.com/docs/guides/auth/debugging/error-codes
 */
export function checkMailAnswer(error: AuthAnswerError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw toAuthError(error);
}
