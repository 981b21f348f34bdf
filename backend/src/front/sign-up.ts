import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Accounts } from './accounts.ts';
import { errorCode } from './error-code.ts';
import { withBody } from './read-body.ts';

export interface SignUpParts {
  readonly accounts: Accounts;
  readonly emailConfirmation: boolean;
  /** Hands a request to Supabase lite. */
  readonly forward: (request: Request) => Promise<Response>;
  /** Asks lite for another confirmation mail. */
  readonly sendConfirmation: () => Promise<unknown>;
}

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Answers that lite gives a second sign-up of an address, and no first one. */
const repeatedSignUpCodes = new Set<string | undefined>(['over_email_send_rate_limit', 'user_already_exists']);

const createdSchema = z.union([
  z.object({ access_token: z.string(), user: z.object({ id: z.string() }) }),
  z.object({ id: z.string() }).transform((user) => ({ access_token: undefined, user })),
]);

/**
 * Signs up, and answers alike whether or not the address has an account. So no sign-up grants a session: whoever typed the
 * address of somebody else could not be given one. With confirmation the mail tells, without it the sign-in that follows.
 */
export async function answerSignUp(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  signUp: SignUp,
  { accounts, emailConfirmation, forward, sendConfirmation }: SignUpParts,
): Promise<Response> {
  const startedAt = Date.now();
  const response = await forward(withBody(request, body));
  if (response.ok) {
    const { access_token, user } = createdSchema.parse(await response.json());
    if (access_token !== undefined) await forward(signOutRequest(request, access_token));
    return acceptedSignUp(user.id, signUp, emailConfirmation);
  }
  if (!repeatedSignUpCodes.has(await errorCode(response))) return response;
  await accounts.hasPassword(undefined, signUp.password);
  if (emailConfirmation) {
    const account = await accounts.find(signUp.email);
    if (account?.confirmed === false) await sendConfirmation();
  }
  return acceptedSignUp(createId(startedAt), signUp, emailConfirmation);
}

/** The session that nobody gets is not left behind either. */
function signOutRequest(request: Request, accessToken: string): Request {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${accessToken}`);
  const url = new URL('/auth/v1/logout?scope=local', request.url);
  return withBody(new Request(url, { method: 'POST', headers }), new TextEncoder().encode('{}'));
}

/** The user, in the fields of lite, in the manner of lite: nothing in it tells who made it. */
function acceptedSignUp(id: string, { email, data }: SignUp, emailConfirmation: boolean): Response {
  const now = new Date().toISOString().replace('Z', '+00:00');
  const address = email.trim().toLowerCase();
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
        identity_id: createId(Date.now()),
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

/** A UUID of version 7, which begins with its time, like those of lite. https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
function createId(at: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
