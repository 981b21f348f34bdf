import { AppError, toAppError } from '@fursa/shared/backend';

/**
 * Turns an error of the auth client into an {@link AppError} whose message is what the backend said.
 *
 * It is empty when no backend answered: "fetch failed" or "Load failed" is the browser's remark, different in each, and
 * tells nobody what to do.
 */
export function toAuthError(error: Error): AppError {
  if (error.name === 'AuthInvalidTokenResponseError') {
    return new AppError('invalid-response', error.message, error);
  }
  const appError = toAppError(error);
  return error.name === 'AuthRetryableFetchError' ? new AppError(appError.code, '', error) : appError;
}
