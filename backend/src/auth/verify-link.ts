import * as z from 'zod';
import type { CallInput } from '../http/call.ts';
import { refuseTooMany } from '../http/refuse.ts';
import { hashMailToken } from '../lite/mail-of-call.ts';
import type { AuthParts } from './auth-parts.ts';
import type { Verification } from './schemas.ts';
import { settleSignUp } from './unconfirmed-account.ts';

/** `email` stands for a link of either kind; lite knows only the two kinds. */
const kinds: Readonly<Record<Verification['type'], readonly string[]>> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email: ['magiclink', 'signup'],
};

const sessionSchema = z.object({ user: z.object({ email: z.string() }) });

/** Takes the link of a mail. Its token is a random one, so that nothing can be guessed; a good link counts for no limit. */
export async function verifyLink(
  { caller, headers, body: { type, token_hash } }: CallInput<Verification>,
  { lite, limits, devices, signUps }: AuthParts,
): Promise<Response> {
  const attempt = { address: caller.address, email: '' };
  const wait = limits.take('verification', attempt);
  if (wait > 0) return refuseTooMany('auth', wait);
  const visitor = { ...caller, user: undefined };
  await settleSignUp(visitor, token_hash, (email) => signUps.recall(headers, email), lite);
  let response: Response | undefined;
  for (const kind of kinds[type]) {
    const json = { type: kind, token_hash: hashMailToken(token_hash) };
    response = await lite.forward(visitor, { method: 'POST', path: '/auth/v1/verify', json });
    if (response.ok) break;
  }
  if (response?.ok !== true) return response ?? Response.error();
  limits.refund('verification', attempt);
  const answer = new Response(response.clone().body, response);
  const session = sessionSchema.parse(await response.json());
  answer.headers.append('set-cookie', devices.remember(headers, session.user.email));
  return answer;
}
