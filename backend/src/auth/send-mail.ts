import type { Caller } from '../http/call.ts';
import { refuseTooMany } from '../http/refuse.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import { type AuthParts, errorCode } from './auth-parts.ts';
import { padResponseTime } from './pad-response-time.ts';

/** Answers that lite gives only for addresses without account, or only for those with one. */
const tellingCodes = new Set<string | undefined>(['over_email_send_rate_limit', 'otp_disabled']);

type MailPath = '/auth/v1/recover' | '/auth/v1/otp';

/**
 * Sends a mail to the owner of an account, and answers alike when there is none. `resend` of lite refuses everybody who is
 * not confirmed; a one-time link (`otp`) to the same person confirms just as well.
 */
export async function sendMail(
  caller: Caller,
  email: string,
  path: MailPath,
  { lite, limits }: AuthParts,
): Promise<Response> {
  const wait = limits.take('mail', { address: caller.address, email });
  if (wait > 0) return refuseTooMany('auth', wait);
  return await padResponseTime(async () => {
    const response = await requestMail(caller, email, path, lite);
    return tellingCodes.has(await errorCode(response)) ? Response.json({}) : response;
  });
}

/** Without limit and padding, for calls that have their own. */
export async function requestMail(caller: Caller, email: string, path: MailPath, lite: LiteClient): Promise<Response> {
  const json = path === '/auth/v1/otp' ? { email, create_user: false } : { email };
  return await lite.forward({ ...caller, user: undefined }, { method: 'POST', path, json });
}
