import { readStream } from '../../../supabase/functions/_shared/read-bytes.ts';
import type { StreamedBody } from './call.ts';

/**
 * The whole body, or undefined when it is longer than `maxBytes`. It counts what arrives: a sender that states no length,
 * or a wrong one, is measured all the same.
 */
export async function readBody(
  { stream, length }: StreamedBody,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (stream === null) return new Uint8Array();
  if (length !== undefined && length > maxBytes) return undefined;
  return await readStream(stream, maxBytes);
}

export function streamedBody(request: Request): StreamedBody {
  const stated = request.headers.get('content-length');
  return { stream: request.body, length: stated === null ? undefined : Number(stated) };
}
