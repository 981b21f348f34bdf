import { AppError, toAppError } from '@fursa/shared/backend';

interface Refusal {
  readonly error: unknown;
  readonly status: number;
}

/** A write that was refused, in the words of its screen; a quota says by itself what the limit is and what to do. */
export function toWriteError({ error, status }: Refusal, message: string): AppError {
  const refusal = toAppError(error, status);
  return refusal.code === 'quota-exceeded' ? refusal : new AppError(refusal.code, message, error);
}
