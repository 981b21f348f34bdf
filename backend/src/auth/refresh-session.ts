import type * as z from 'zod';
import type { CallInput } from '../http/call.ts';
import { refuse } from '../http/refuse.ts';
import { type AuthParts, errorCode } from './auth-parts.ts';
import type { refresh } from './schemas.ts';

/** Tokens that the database does not know, or that have the form of none. */
const unknownToken = new Set<string | undefined>(['refresh_token_not_found', 'validation_failed']);
const timeout = 10_000;

/**
 * Renews a session. Whoever has a token that exists is never refused for what others at the same address do: a whole office or
 * campus has one. Only tokens that do not exist are counted, once they were looked up. Waiting is asked for with 503, because
 * supabase-js signs the person out for 429.
 */
export async function refreshSession(
  { caller, body }: CallInput<z.output<typeof refresh>>,
  { lite, limits }: Pick<AuthParts, 'lite' | 'limits'>,
): Promise<Response> {
  // The refresh token names the session; an access token beside it may be of a session that is over.
  const response = await lite.forward(
    { ...caller, user: undefined },
    { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', json: body, timeout },
  );
  const code = await errorCode(response);
  // The token was stolen, or its thief used it first: whoever has an access token of this session is signed out, too.
  const stolen = code === 'refresh_token_already_used' ? response.headers.get('sb-auth-session-id') : null;
  if (stolen !== null) await lite.query(caller, 'delete from auth.sessions where id = $1::uuid', [stolen]);
  if (!unknownToken.has(code)) return response;
  const wait = limits.take('refresh', { address: caller.address, email: '' });
  if (wait === 0) return response;
  return refuse('auth', {
    status: 503,
    code: 'over_request_rate_limit',
    message: 'Too many attempts. Please wait a moment and try again.',
    headers: { 'retry-after': String(Math.ceil(wait / 1_000)) },
  });
}
