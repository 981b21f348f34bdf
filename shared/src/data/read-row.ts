import { AppError, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';
import type { DatabaseAnswer } from './read-answer.ts';

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
