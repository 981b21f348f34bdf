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
  const chunks: Uint8Array[] = [];
  let arrived = 0;
  for await (const chunk of stream) {
    arrived += chunk.length;
    if (arrived > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(arrived);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

export function streamedBody(request: Request): StreamedBody {
  const stated = request.headers.get('content-length');
  return { stream: request.body, length: stated === null ? undefined : Number(stated) };
}
