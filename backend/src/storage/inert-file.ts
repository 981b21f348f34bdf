/**
 * A file that somebody uploaded is at the product's own origin: it must not run there, and a private one must not stay in
 * a cache that the next person at this device reads. Browsers do not show a PDF in a sandbox, and it needs none.
 */
export function asInertFile(response: Response, isPublic: boolean): Response {
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (headers.get('content-type') !== 'application/pdf') {
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  if (!isPublic || !response.ok) headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}
