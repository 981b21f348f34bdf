import { AppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

/** @throws AppError `not-found` for what cannot be an id at all: the database would call it a mistake in the question */
export function checkId(id: string, notFound: string): void {
  if (!z.guid().safeParse(id).success) throw new AppError('not-found', notFound);
}
