import type { CallInput } from '../http/call.ts';
import { refuse, refuseTooMany } from '../http/refuse.ts';
import { type AuthParts, errorCode } from './auth-parts.ts';
import { padResponseTime } from './pad-response-time.ts';
import type { PasswordSignIn } from './schemas.ts';

const invalidCredentials = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' } as const;
const timeout = 10_000;

type SignInParts = Pick<AuthParts, 'lite' | 'signInLimits' | 'devices' | 'isDemoAccount'>;

/**
 * Signs in by password, with delays for whoever guesses. A refusal takes the same time whether there is an account or not: it
 * compares one password, and is held back.
 */
export async function signIn(input: CallInput<PasswordSignIn>, parts: SignInParts): Promise<Response> {
  const { caller, headers, body } = input;
  const device = parts.devices.knownDevice(headers, body.email);
  const attempt = { address: caller.address, email: body.email, device };
  const wait = parts.signInLimits.begin(attempt);
  if (wait > 0) return refuseTooMany('auth', wait);
  const response = await padResponseTime(
    () => tryPassword(input, parts),
    ({ ok }) => !ok,
  );
  if (!response.ok) return response;
  parts.signInLimits.succeed(attempt);
  const answer = new Response(response.body, response);
  answer.headers.append('set-cookie', parts.devices.remember(headers, body.email));
  return answer;
}

async function tryPassword(
  { caller, body: { email, password } }: CallInput<PasswordSignIn>,
  { lite, isDemoAccount }: SignInParts,
): Promise<Response> {
  // Everybody knows these passwords; from elsewhere the accounts are as good as not there.
  if (isDemoAccount(email) && !caller.isLocal) {
    await lite.checkPassword(caller, { email: '', password });
    return refuse('auth', invalidCredentials);
  }
  const visitor = { ...caller, user: undefined };
  const path = '/auth/v1/token?grant_type=password';
  const response = await lite.forward(visitor, { method: 'POST', path, json: { email, password }, timeout });
  if (response.ok) return response;
  const code = await errorCode(response);
  if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
  // Lite compares no password for an address that it does not know, nor for one that is not confirmed, which it says to everybody.
  const isCompared = code === 'invalid_credentials';
  const account = await lite.checkPassword(caller, { email, password, isCompared });
  return account.hasPassword ? response : refuse('auth', invalidCredentials);
}
