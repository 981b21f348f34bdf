/**
 * The product has one origin and needs no CORS. A remote tested alone calls from another port of the same machine, so
 * loopback origins may; every other origin gets no permission.
 */
export function withLoopbackCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.append('vary', 'Origin');
  const origin = loopbackOrigin(request);
  if (origin !== undefined) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'Content-Range, Content-Location, Preference-Applied, Retry-After');
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The answer to a preflight, or undefined when the request is none. */
export function answerPreflight(request: Request): Response | undefined {
  const wanted = request.headers.get('access-control-request-method');
  if (request.method !== 'OPTIONS' || wanted === null) return undefined;
  const origin = loopbackOrigin(request);
  if (origin === undefined) return new Response(null, { status: 403, headers: { vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function loopbackOrigin(request: Request): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return undefined;
  return loopbackHosts.has(new URL(origin).hostname) ? origin : undefined;
}
