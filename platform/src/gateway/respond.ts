import { parseAccept } from 'hono/utils/accept';

/** Something to be served: what it is called in caches, and how to get its bytes in one of its encodings. */
export interface Representation {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Changes with the content; without quotes. */
  readonly tag: string;
  /** Best first; `identity` needs no mention. */
  readonly encodings: readonly Encoding[];
  readonly headers?: Readonly<Record<string, string>>;
  read(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;
}

/** Answers GET and HEAD, with 304 when the client has it, in the best encoding both sides know. */
export async function respond(request: Request, representation: Representation): Promise<Response> {
  const { contentType, cacheControl, tag, encodings } = representation;
  const encoding = negotiateEncoding(request.headers.get('accept-encoding') ?? undefined, encodings);
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headers = new Headers({ ...representation.headers, 'Cache-Control': cacheControl, ETag: etag });
  if (encodings.length > 0) headers.set('Vary', 'Accept-Encoding');
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  const body = await representation.read(encoding);
  headers.set('Content-Type', contentType);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));
}

export function notFound(): Response {
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** The answer with these headers, as far as it has none of the name itself. */
export function withDefaultHeaders(response: Response, defaults: Readonly<Record<string, string>>): Response {
  const missing = Object.entries(defaults).filter(([name]) => !response.headers.has(name));
  try {
    for (const [name, value] of missing) response.headers.set(name, value);
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The headers of an answer that was fetched elsewhere cannot be changed, those of its copy can.
    const copy = new Response(response.body, response);
    for (const [name, value] of missing) copy.headers.set(name, value);
    return copy;
  }
}

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding to answer with, of those available (best first), by the client's Accept-Encoding and its q-values
 * (RFC 9110, 12.5.3). `identity` when nothing better is accepted.
 */
export function negotiateEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding {
  const qualities = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  let best: Encoding = 'identity';
  let bestQuality = 0;
  for (const encoding of available) {
    const quality = encoding === 'identity' ? 0 : (qualities.get(encoding) ?? qualities.get('*') ?? 0);
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  const identityQuality = qualities.get('identity') ?? 0;
  return identityQuality > bestQuality ? 'identity' : best;
}
