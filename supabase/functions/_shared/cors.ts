import { isLoopback } from './variable-shapes.ts';

/** The answer to a preflight: permission for an origin on the list or of this very machine, 403 for any other. */
export function answerPreflight(request: Request, allowedOrigins: readonly string[], methods = 'POST'): Response {
  const origin = permittedOrigin(request, allowedOrigins);
  if (origin === undefined) return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

/**
 * Lets the page of a permitted origin read the answer, and no other page, whatever the answer says. The bearer is the only
 * credential, so no other is allowed.
 */
export function permitOrigin(
  request: Request,
  response: Response,
  allowedOrigins: readonly string[],
  exposedHeaders = 'Retry-After, X-Should-Retry, X-Ai-Engine, X-Ai-Reason',
): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.append('vary', 'Origin');
  const origin = permittedOrigin(request, allowedOrigins);
  if (origin !== undefined) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', exposedHeaders);
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function permittedOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  return isLoopback(origin) || allowedOrigins.includes(origin) ? origin : undefined;
}
