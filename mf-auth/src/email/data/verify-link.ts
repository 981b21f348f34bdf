import { AppError, createDetachedClient, isTransient } from '@fursa/shared/backend';
import * as z from 'zod/mini';
import { toAuthError } from '../../form/data/to-auth-error.ts';
import type { Grant } from './grant.ts';

const tokenHash = z.string().check(z.minLength(1));
const confirmationSchema = z.object({ tokenHash, type: z.enum(['signup', 'email', 'magiclink']) });
const nameSchema = z.catch(z.string(), '');
const recoverySchema = z.object({ tokenHash, type: z.literal('recovery') });

/** What the link of a confirmation email carries. */
export type ConfirmationLink = z.infer<typeof confirmationSchema>;
/** What the link of an email for a forgotten password carries. */
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
export type Verification = { readonly state: 'confirmed'; readonly grant: Grant } | { readonly state: 'spent' };

/**
 * Uses up a link for the session it stands for. Nobody is signed in by that: `settleGrant` decides.
 *
 * @throws AppError when the link may still be good and can be tried again
 */
export async function verifyLink(link: ConfirmationLink | RecoveryLink): Promise<Verification> {
  const client = createDetachedClient();
  const { data, error } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) {
    const reason = toAuthError(error);
    if (isTransient(reason)) throw reason;
    return { state: 'spent' };
  }
  if (!data.session) throw new AppError('invalid-response', 'no session in the answer');
  const { id: userId, email = '', user_metadata: metadata } = data.session.user;
  return { state: 'confirmed', grant: { userId, email, name: nameSchema.parse(metadata.name), client } };
}
