import { AppError } from '@fursa/shared/backend';
import type * as z from 'zod/mini';

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
