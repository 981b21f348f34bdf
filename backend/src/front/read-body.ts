/**
 * The whole body, or undefined when it is longer than `limit` bytes. It counts what arrives: a sender that states no
 * length, or a wrong one, is measured all the same.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.body === null) return new Uint8Array();
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** The request with another body, or with the one that was read off it, and the length that belongs to it. */
export function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  changed: Record<string, string> = {},
): Request {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  for (const [name, value] of Object.entries(changed)) headers.set(name, value);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(request.url, { method: request.method, headers });
  }
  headers.set('content-length', String(body.length));
  return new Request(request.url, { method: request.method, headers, body });
}
