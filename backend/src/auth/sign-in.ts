import type { CallInput } from '../http/call.ts';
import { refuse, refuseTooMany } from '../http/refuse.ts';
import type { AuthParts } from './auth-parts.ts';
import { errorCode } from './error-code.ts';
import type { PasswordSignIn } from './schemas.ts';

const invalidCredentials = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' } as const;
const timeout = 10_000;

/** Signs in by password, with delays for whoever guesses. */
export async function signIn(
  { caller, headers, body }: CallInput<PasswordSignIn>,
  { lite, signInLimits, devices, isDemoAccount }: AuthParts,
): Promise<Response> {
  const { email, password } = body;
  const attempt = { address: caller.address, email, device: devices.knownDevice(headers, email) };
  const wait = signInLimits.begin(attempt);
  if (wait > 0) return refuseTooMany('auth', wait);
  // Everybody knows these passwords; from elsewhere the accounts are as good as not there.
  if (isDemoAccount(email) && !caller.isLocal) {
    await lite.checkPassword(caller, { email: '', password });
    return refuse('auth', invalidCredentials);
  }
  const visitor = { ...caller, user: undefined };
  const path = '/auth/v1/token?grant_type=password';
  const response = await lite.forward(visitor, { method: 'POST', path, json: { email, password }, timeout });
  if (!response.ok) return await answerAlike(response);
  signInLimits.succeed(attempt);
  const answer = new Response(response.body, response);
  answer.headers.append('set-cookie', devices.remember(headers, email));
  return answer;

  /**
   * Lite compares no password for an address it does not know, which shows in the time, nor for one that is not confirmed,
   * which it says to everybody.
   */
  async function answerAlike(refusal: Response): Promise<Response> {
    const code = await errorCode(refusal);
    if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return refusal;
    const account = await lite.checkPassword(caller, { email, password });
    if (account.exists && code === 'invalid_credentials') return refusal;
    return account.hasPassword ? refusal : refuse('auth', invalidCredentials);
  }
}
