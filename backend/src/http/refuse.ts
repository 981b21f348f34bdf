import type { Service } from './call.ts';

interface Refusal {
  readonly status: number;
  /** In the words of GoTrue or PostgREST, whose clients read it. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

/** A refusal in the shape the clients of that service parse. */
export function refuse(service: Service, { status, code, message, headers = {} }: Refusal): Response {
  const body = {
    auth: { code: status, error_code: code, msg: message },
    rest: { code, message, details: null, hint: null },
    storage: { statusCode: String(status), error: code, message },
    functions: { error: message },
  }[service];
  // GoTrue repeats its code in this header; without it, our refusals could be told from lite's.
  const codeHeader: Record<string, string> = service === 'auth' ? { 'x-sb-error-code': code } : {};
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...codeHeader, ...headers } });
}

export function refuseNotFound(service: Service, pathname: string): Response {
  return refuse(service, {
    status: 404,
    code: service === 'rest' ? missingCode(pathname) : 'not_found',
    message: 'Not found',
  });
}

/** PostgREST's codes for a function, a table and any other path. https://docs.postgrest.org/en/v12/references/errors.html */
function missingCode(pathname: string): string {
  if (pathname.startsWith('/rest/v1/rpc/')) return 'PGRST202';
  return /^\/rest\/v1\/\w+$/.test(pathname) ? 'PGRST205' : 'PGRST125';
}

export function refuseBadRequest(service: Service, message: string): Response {
  const code = { auth: 'validation_failed', rest: 'PGRST100', storage: 'InvalidRequest', functions: '' }[service];
  return refuse(service, { status: 400, code, message });
}

/** A session that is over, or a token that is none. GoTrue says 403, PostgREST and storage 401. */
export function refuseSession(service: Service, reason: 'bad-token' | 'session-ended'): Response {
  const isEnded = reason === 'session-ended';
  const codes = {
    auth: isEnded ? 'session_not_found' : 'bad_jwt',
    rest: 'PGRST301',
    storage: 'bad_jwt',
    functions: '',
  };
  const message = isEnded ? 'The session has ended' : 'Invalid or expired token';
  return refuse(service, { status: service === 'auth' ? 403 : 401, code: codes[service], message });
}

export function refuseTooMany(service: Service, waitMs: number): Response {
  return refuse(service, {
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Too many attempts. Please wait a moment and try again.',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}

/** Whoever asks for what is not theirs to ask for. PostgREST answers visitors with 401 and others with 403. */
export function refuseCaller(service: Service, isVisitor: boolean): Response {
  const status = isVisitor ? 401 : 403;
  if (service === 'rest') return refuse(service, { status, code: '42501', message: 'permission denied' });
  const code = service === 'auth' ? 'no_authorization' : 'AccessDenied';
  return refuse(service, { status, code, message: 'User not authenticated' });
}
