import { AppError, type Selected, toAppError } from '@fursa/shared/backend';
import type * as z from 'zod/mini';

/** What a request to the database came to. */
export interface DatabaseAnswer<Data> {
  readonly data: Data & Selected<Data>;
  readonly error: unknown;
  readonly status: number;
}

/**
 * What the database answered, parsed.
 *
 * @throws AppError `invalid-response` when the schema refuses it
 */
export function readAnswer<Output, Data>(
  schema: z.ZodMiniType<Output>,
  { data, error, status }: DatabaseAnswer<Data>,
): Output {
  if (error) throw toAppError(error, status);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('invalid-response', 'the schema refuses the answer', parsed.error);
  return parsed.data;
}

interface Refusal {
  readonly error: unknown;
  readonly status: number;
}

/** A write that was refused, in the words of its screen; a quota says by itself what the limit is and what to do. */
export function toWriteError({ error, status }: Refusal, message: string): AppError {
  const refusal = toAppError(error, status);
  return refusal.code === 'quota-exceeded' ? refusal : new AppError(refusal.code, message, error);
}
