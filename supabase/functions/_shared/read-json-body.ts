import type * as z from 'zod';
import { FunctionError } from './function-error.ts';
import { isModestJson } from './is-modest-json.ts';
import { readBytes } from './read-bytes.ts';

export interface BodyRules<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly maxBytes: number;
  /** What people are told when there is more. */
  readonly tooLargeMessage: string;
}

/** A conversation of a thousand turns, with what clients send along. Checking each value of a megabyte of them takes long. */
const jsonLimits = { maxDepth: 32, maxValues: 5_000 };

/**
 * The body, parsed by `schema`. Bytes are counted as they arrive: a sender that states no length, or a wrong one, is
 * measured all the same.
 *
 * @throws FunctionError 413 for more bytes or values than are read, or 400 that names the first wrong field
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  { schema, maxBytes, tooLargeMessage }: BodyRules<Schema>,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes === undefined) throw new FunctionError(413, tooLargeMessage);
  if (!isModestJson(bytes, jsonLimits)) throw new FunctionError(413, tooLargeMessage);
  const result = schema.safeParse(parseJson(bytes));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new FunctionError(400, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FunctionError(400, 'The body is not valid JSON');
  }
}
