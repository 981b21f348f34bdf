import { AppError, type Selected, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

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

/**
 * What is about to be sent, checked and brought into shape.
 *
 * @throws AppError `invalid-input` with that message; its `cause` is the `ZodError` that names the fields
 */
export function readInput<Output>(schema: z.ZodMiniType<Output>, input: unknown, message: string): Output {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AppError('invalid-input', message, parsed.error);
  return parsed.data;
}

/**
 * The one row an answer holds. It is asked for as a list: `single()` gets one too from the embedded backend, once a write
 * answers with columns of another table.
 *
 * @throws AppError `not-found` with the message `notFound` when there is no row, or none that this person may see or change:
 * the backend does not tell these apart
 */
export function readRow<Row, Rows extends readonly unknown[] | null>(
  schema: z.ZodMiniType<Row>,
  { data, error, status }: DatabaseAnswer<Rows>,
  notFound: string,
): Row {
  if (error) throw toAppError(error, status);
  const row = data?.[0];
  if (row === undefined) throw new AppError('not-found', notFound);
  const parsed = schema.safeParse(row);
  if (!parsed.success) throw new AppError('invalid-response', 'the schema refuses the row', parsed.error);
  return parsed.data;
}

/** @throws AppError `not-found` for what cannot be an id at all: the database would call it a mistake in the question */
export function checkId(id: string, notFound: string): void {
  if (!z.guid().safeParse(id).success) throw new AppError('not-found', notFound);
}
