import { isLoopback } from './is-loopback.ts';

/** The answer to a preflight: permission for an origin on the list, 403 for any other. */
export function answerPreflight(request: Request, allowedOrigins: readonly string[]): Response {
  const origin = permittedOrigin(request, allowedOrigins);
  if (origin === undefined) return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

/** Lets the page of a permitted origin read the answer. The bearer is the only credential, so no other is allowed. */
export function permitOrigin(request: Request, response: Response, allowedOrigins: readonly string[]): Response {
  const headers = new Headers(response.headers);
  headers.append('vary', 'Origin');
  const origin = permittedOrigin(request, allowedOrigins);
  if (origin !== undefined) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'Retry-After');
  }
  return new Response(response.body, { status: response.status, headers });
}

function permittedOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  return isLoopback(origin) || allowedOrigins.includes(origin) ? origin : undefined;
}
