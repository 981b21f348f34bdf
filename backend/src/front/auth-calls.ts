import * as z from 'zod';
import type { Accounts } from './accounts.ts';
import { refuse } from './areas.ts';
import { errorCode } from './error-code.ts';
import { inEvenTime } from './even-time.ts';
import type { LimitedCall, RateLimits } from './rate-limits.ts';
import { withBody } from './read-body.ts';
import { readJson } from './read-json.ts';
import { answerSignUp } from './sign-up.ts';

export interface AuthCallParts {
  readonly accounts: Accounts;
  readonly limits: RateLimits;
  readonly emailConfirmation: boolean;
  /** Hands a request to Supabase lite. */
  readonly forward: (request: Request) => Promise<Response>;
}

const credentialsSchema = z.object({
  email: z.string().catch(''),
  password: z.string().catch(''),
  type: z.string().optional().catch(undefined),
  token_hash: z.string().catch(''),
  data: z.record(z.string(), z.unknown()).catch({}),
});
type Credentials = z.infer<typeof credentialsSchema>;

/**
 * Answers a call to `/auth/v1`. Supabase lite limits nothing and tells by its answers whether an address has an account;
 * this limits what can be tried over and over and makes the answers alike.
 */
export async function answerAuthCall(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  address: string,
  { accounts, limits, emailConfirmation, forward }: AuthCallParts,
): Promise<Response> {
  const url = new URL(request.url);
  const call = limitedCall(request.method, url);
  if (changesPassword(request, url, body)) return await changePassword(request, body, forward);
  if (call === undefined) return withoutStudio(await forward(withBody(request, body)));
  const credentials = readCredentials(body);
  const attempt = { address, email: credentials.email || credentials.token_hash };
  const wait = limits.take(call, attempt);
  if (wait > 0) return tooManyRequests(wait);

  switch (call) {
    case 'sign-in': {
      const response = await forward(withBody(request, body));
      if (response.ok) limits.giveBack(call, attempt);
      return await alikeForUnknown(response, credentials, accounts);
    }
    case 'sign-up':
      return await inEvenTime(() =>
        answerSignUp(request, body, credentials, {
          accounts,
          emailConfirmation,
          forward,
          sendConfirmation: () => forward(confirmationMailRequest(request, credentials.email)),
        }),
      );
    case 'verification': {
      const response = await verify(request, body, forward);
      if (response.ok) limits.giveBack(call, attempt);
      return response;
    }
    case 'mail':
      return await inEvenTime(() => answerMailCall(request, body, credentials, forward));
  }
}

async function answerMailCall(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { email, type }: Credentials,
  forward: AuthCallParts['forward'],
): Promise<Response> {
  const isResend = new URL(request.url).pathname === '/auth/v1/resend' && type === 'signup';
  const response = await forward(isResend ? confirmationMailRequest(request, email) : withBody(request, body));
  return accountTellingCodes.has(await errorCode(response)) ? Response.json({}) : response;
}

/** Answers that lite gives only for addresses without account, or only for those with one. */
const accountTellingCodes = new Set<string | undefined>(['over_email_send_rate_limit', 'otp_disabled']);

function limitedCall(method: string, url: URL): LimitedCall | undefined {
  switch (url.pathname.replace(/\/+$/, '')) {
    case '/auth/v1/token':
      return url.searchParams.get('grant_type') === 'password' ? 'sign-in' : undefined;
    case '/auth/v1/signup':
      return 'sign-up';
    case '/auth/v1/verify':
      return method === 'POST' ? 'verification' : undefined;
    case '/auth/v1/recover':
    case '/auth/v1/resend':
    case '/auth/v1/otp':
    case '/auth/v1/magiclink':
      return 'mail';
    default:
      return undefined;
  }
}

/**
 * Lite compares no password for an address it does not know, which shows in the time, nor for one that is not confirmed,
 * which it says to everybody.
 */
async function alikeForUnknown(
  response: Response,
  { email, password }: Credentials,
  accounts: Accounts,
): Promise<Response> {
  const code = await errorCode(response);
  if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
  const account = await accounts.find(email);
  if (account !== undefined && code === 'invalid_credentials') return response;
  const isRight = await accounts.hasPassword(account, password);
  return isRight
    ? response
    : refuse('auth', { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
}

/** `resend` of lite refuses everybody who is not confirmed; a one-time link to the same person confirms just as well. */
function confirmationMailRequest(request: Request, email: string): Request {
  const body = new TextEncoder().encode(JSON.stringify({ email, create_user: false }));
  return withBody(
    new Request(new URL('/auth/v1/otp', request.url), { method: 'POST', headers: request.headers }),
    body,
  );
}

function tooManyRequests(waitMs: number): Response {
  return refuse('auth', {
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Too many attempts. Please wait a moment and try again.',
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}

const passwordChange = z.object({ password: z.string().min(1) });

function changesPassword(request: Request, { pathname }: URL, body: Uint8Array): boolean {
  return request.method === 'PUT' && pathname === '/auth/v1/user' && passwordChange.safeParse(readJson(body)).success;
}

/**
 * Ends every other session of the account with its password, as GoTrue does: people change it because somebody else may
 * know it. Access tokens hold until they run out, within the hour.
 */
async function changePassword(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  forward: AuthCallParts['forward'],
): Promise<Response> {
  const response = await forward(withBody(request, body));
  if (!response.ok) return response;
  const url = new URL('/auth/v1/logout?scope=others', request.url);
  const ended = await forward(withBody(new Request(url, { method: 'POST', headers: request.headers }), jsonBytes({})));
  return ended.ok ? response : ended;
}

const emailVerification = z.looseObject({ type: z.literal('email'), token_hash: z.string() });

/** `email` stands for a link of either kind; lite knows only the two kinds. */
async function verify(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  forward: AuthCallParts['forward'],
): Promise<Response> {
  const verification = emailVerification.safeParse(readJson(body));
  if (!verification.success) return await forward(withBody(request, body));
  const as = (type: string) => forward(withBody(request, jsonBytes({ ...verification.data, type })));
  const response = await as('magiclink');
  return response.ok ? response : await as('signup');
}

function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Lite serves its Studio at paths it does not know. */
function withoutStudio(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return refuse('auth', { status: 404, code: 'not_found', message: 'Not found' });
}

function readCredentials(body: Uint8Array): Credentials {
  return credentialsSchema
    .catch({ email: '', password: '', type: undefined, token_hash: '', data: {} })
    .parse(readJson(body));
}
