import type { FormMessages } from '../messages.ts';

/** What an `AppError` says. */
interface Failure {
  readonly code: string;
  /** The message of the backend; empty without one. */
  readonly message: string;
  /** Seconds until another try is worth it; nothing when nobody knows. */
  readonly retryAfter?: number | undefined;
}

/**
 * The sentence for a failure: our own where the specification has one or the backend said nothing, else the backend's.
 */
export function failureText(
  { code, message, retryAfter }: Failure,
  texts: FormMessages['failures'],
  fallback: string,
): string {
  if (code === 'email-not-confirmed') return texts.emailNotConfirmed;
  if (code === 'invalid-response') return texts.noUser;
  if (code === 'no-profile') return texts.noProfile;
  if (code === 'rate-limited' && retryAfter !== undefined) return texts.rateLimited(retryAfter);
  if (message !== '') return message;
  if (code === 'offline' || code === 'timeout' || code === 'unavailable') return texts[code];
  return fallback;
}
