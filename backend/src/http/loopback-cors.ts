import { answerPreflight, permitOrigin } from '../../../supabase/functions/_shared/cors.ts';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const exposedHeaders = 'Content-Range, Content-Location, Preference-Applied, Retry-After';

/**
 * The product has one origin and needs no CORS. A remote tested alone calls from another port of the same machine, so
 * loopback origins may; every other origin gets no permission.
 */
export function withLoopbackCors(request: Request, response: Response): Response {
  return permitOrigin(request, response, [], exposedHeaders);
}

/** The answer to a preflight, or undefined when the request is none. */
export function answerLoopbackPreflight(request: Request): Response | undefined {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  return isPreflight ? answerPreflight(request, [], methods) : undefined;
}
