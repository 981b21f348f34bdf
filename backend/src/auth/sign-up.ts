import { v7 as createId } from 'uuid';
import * as z from 'zod';
import type { Caller, CallInput } from '../http/call.ts';
import { refuseTooMany } from '../http/refuse.ts';
import { type AuthParts, errorCode, refuseWeakPassword } from './auth-parts.ts';
import { padResponseTime } from './pad-response-time.ts';
import type { SignUp } from './schemas.ts';
import { requestMail } from './send-mail.ts';
import { contestSignUp, readPasswordHash } from './unconfirmed-account.ts';

/** Answers that lite gives a second sign-up of an address, and no first one. */
const repeatedSignUpCodes = new Set<string | undefined>(['over_email_send_rate_limit', 'user_already_exists']);
const timeout = 10_000;

const createdSchema = z.union([
  z.object({ access_token: z.string(), user: z.object({ id: z.string() }) }),
  z.object({ id: z.string() }).transform((user) => ({ access_token: undefined, user })),
]);

/**
 * Signs up, and answers alike whether or not the address has an account. So no sign-up grants a session: whoever typed the
 * address of somebody else could not be given one. With confirmation the mail tells, without it the sign-in that follows.
 */
export async function signUp({ caller, body }: CallInput<SignUp>, parts: AuthParts): Promise<Response> {
  const { limits, passwordRule } = parts;
  const wait = limits.take('sign-up', { address: caller.address, email: body.email });
  if (wait > 0) return refuseTooMany('auth', wait);
  const weak = await refuseWeakPassword(body.password, [body.email, body.data.name ?? ''], passwordRule);
  if (weak !== undefined) return weak;
  return await padResponseTime(() => createAccount({ ...caller, user: undefined }, body, parts));
}

async function createAccount(visitor: Caller, body: SignUp, parts: AuthParts): Promise<Response> {
  const { lite, emailConfirmation } = parts;
  const startedAt = Date.now();
  const response = await lite.forward(visitor, { method: 'POST', path: '/auth/v1/signup', json: body, timeout });
  if (response.ok) {
    const { access_token, user } = createdSchema.parse(await response.json());
    // The session that nobody gets is not left behind either.
    if (access_token !== undefined) {
      const headers = { authorization: `Bearer ${access_token}` };
      await lite.forward(visitor, { method: 'POST', path: '/auth/v1/logout?scope=local', headers, json: {} });
    }
    if (!emailConfirmation) return acceptedSignUp(user.id, body, emailConfirmation);
    return remembered(user.id, body, await readPasswordHash(visitor, user.id, lite), parts);
  }
  if (!repeatedSignUpCodes.has(await errorCode(response))) return response;
  const account = await lite.checkPassword(visitor, body);
  const id = createId({ msecs: startedAt });
  if (!emailConfirmation) return acceptedSignUp(id, body, emailConfirmation);
  const passwordHash = await lite.hashPassword(visitor, body.password);
  if (account.exists && !account.isConfirmed) {
    const name = body.data.name ?? '';
    if (!account.hasPassword) await contestSignUp(visitor, body.email, { passwordHash, name }, lite);
    await requestMail(visitor, body.email, '/auth/v1/otp', lite);
  }
  return remembered(id, body, passwordHash, parts);
}

/** The answer, with what the link of the mail will ask this device for. */
function remembered(id: string, body: SignUp, passwordHash: string, parts: AuthParts): Response {
  const answer = acceptedSignUp(id, body, parts.emailConfirmation);
  const signUp = { passwordHash, name: body.data.name ?? '' };
  answer.headers.append('set-cookie', parts.signUps.remember(body.email, signUp));
  return answer;
}

/** The user, in the fields of lite, in the manner of lite: nothing in it tells who made it. */
function acceptedSignUp(id: string, { email, data }: SignUp, emailConfirmation: boolean): Response {
  const now = new Date().toISOString().replace('Z', '+00:00');
  const address = email.toLowerCase();
  const metadata = { sub: id, ...data, email: address, email_verified: !emailConfirmation, phone_verified: false };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: createId(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email: address,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    ...(emailConfirmation ? { confirmation_sent_at: now } : { email_confirmed_at: now }),
  });
}
