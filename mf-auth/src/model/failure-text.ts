import type { AppError } from '@fursa/shared/backend';
import type { AuthMessages } from '../messages/en.ts';

/**
 * The sentence for a failure: our own where the specification has one or the backend said nothing, else the backend's.
 */
export function failureText(error: AppError, texts: AuthMessages['failures'], fallback: string): string {
  if (error.code === 'email-not-confirmed') return texts.emailNotConfirmed;
  if (error.message !== '') return error.message;
  if (error.code === 'offline' || error.code === 'timeout' || error.code === 'unavailable') return texts[error.code];
  return fallback;
}
