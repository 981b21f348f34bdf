import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { SessionUser } from '@fursa/shared/session';
import * as z from 'zod/mini';
import { openSession } from './open-session.ts';
import { toAuthError } from './to-auth-error.ts';

const tokenHash = z.string().check(z.minLength(1));
const confirmationSchema = z.object({ tokenHash, type: z.enum(['signup', 'email', 'magiclink']) });
const recoverySchema = z.object({ tokenHash, type: z.literal('recovery') });

/** What the link of a confirmation mail carries. */
export type ConfirmationLink = z.infer<typeof confirmationSchema>;
/** What the link of a mail for a forgotten password carries. */
export type RecoveryLink = z.infer<typeof recoverySchema>;

function linkParts(query: URLSearchParams) {
  return { tokenHash: query.get('token_hash'), type: query.get('type') };
}

/** Nothing when the link lost a part on its way. */
export function readConfirmationLink(query: URLSearchParams): ConfirmationLink | undefined {
  return confirmationSchema.safeParse(linkParts(query)).data;
}

/** Nothing when the link lost a part on its way. */
export function readRecoveryLink(query: URLSearchParams): RecoveryLink | undefined {
  return recoverySchema.safeParse(linkParts(query)).data;
}

/** Spent: expired, used, or never sent. The backend does not tell which, and a guesser has no right to know. */
export type Verification = { readonly state: 'confirmed'; readonly user: SessionUser } | { readonly state: 'spent' };

/** Failures after which the link may still be good. */
function isPassing({ code }: AppError): boolean {
  return code === 'offline' || code === 'timeout' || code === 'unavailable' || code === 'rate-limited';
}

async function verify(client: BackendClient, link: ConfirmationLink | RecoveryLink): Promise<Verification> {
  const { data, error } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) {
    const reason = toAuthError(error);
    if (isPassing(reason)) throw reason;
    return { state: 'spent' };
  }
  if (!data.session) throw new AppError('invalid-response', 'No user data returned');
  return { state: 'confirmed', user: await openSession(client, data.session) };
}

const underWay = new Map<string, Promise<Verification>>();

/**
 * Takes the session that a link in a mail stands for, once for each link, however often the page is mounted: a link works
 * one time, a second call would call it used. Not in the query cache, which is emptied the moment somebody signs in, as
 * happens here.
 *
 * @throws AppError when the link may still be good and can be tried again
 */
export function verifyLink(link: ConfirmationLink | RecoveryLink): Promise<Verification> {
  const known = underWay.get(link.tokenHash);
  if (known !== undefined) return known;
  const verification = verify(getBackendClient(), link).finally(() => underWay.delete(link.tokenHash));
  underWay.set(link.tokenHash, verification);
  return verification;
}
