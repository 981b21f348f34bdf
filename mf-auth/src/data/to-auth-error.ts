import { AppError, toAppError } from '@fursa/shared/backend';

/**
 * Turns an error of the auth client into an {@link AppError} whose message is what the backend said, and empty when no
 * backend answered: "fetch failed" or "Load failed" is the browser's remark, different in each, and tells nobody what to do.
 */
export function toAuthError(error: Error): AppError {
  const appError = toAppError(error);
  return error.name === 'AuthRetryableFetchError' ? new AppError(appError.code, '', error) : appError;
}
