import { AppError, isTransient } from '@fursa/shared/backend';

/**
 * Reads are tried twice when the second answer may be another one. A backend that says "too many requests" is left alone;
 * a wrong answer may have come from something between it and us.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 1) return false;
  if (!(error instanceof AppError)) return true;
  const { code } = error;
  return code !== 'rate-limited' && (isTransient(error) || code === 'invalid-response' || code === 'unknown');
}

/** Milliseconds, between half a second and one and a half: a backend that comes back is not asked by everybody at once. */
export function retryDelay(): number {
  return 500 + Math.random() * 1_000;
}
