import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { SessionUser } from '@fursa/shared/session';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { openSession } from './open-session.ts';
import { toAuthError } from './to-auth-error.ts';

const linkSchema = z.object({
  tokenHash: z.string().check(z.minLength(1)),
  type: z.enum(['signup', 'email', 'magiclink']),
});

/** What a confirmation link carries. */
export type ConfirmationLink = z.infer<typeof linkSchema>;

/** Nothing when the link lost a part on its way. */
export function readConfirmationLink(query: URLSearchParams): ConfirmationLink | undefined {
  return linkSchema.safeParse({ tokenHash: query.get('token_hash'), type: query.get('type') }).data;
}

/** Spent: expired, used, or never sent. The backend does not tell which, and a guesser has no right to know. */
export type Confirmation = { readonly state: 'confirmed'; readonly user: SessionUser } | { readonly state: 'spent' };

/** Failures after which the link may still be good. */
function isPassing({ code }: AppError): boolean {
  return code === 'offline' || code === 'timeout' || code === 'unavailable' || code === 'rate-limited';
}

async function confirmEmail(client: BackendClient, link: ConfirmationLink): Promise<Confirmation> {
  const { data, error } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) {
    const reason = toAuthError(error);
    if (isPassing(reason)) throw reason;
    return { state: 'spent' };
  }
  if (!data.session) throw new AppError('invalid-response', 'No user data returned');
  return { state: 'confirmed', user: await openSession(client, data.session) };
}

/**
 * Confirms the address once for each link, however often the page is mounted: a link works one time, a second call would
 * call it used.
 */
export function confirmEmailQueryOptions(link: ConfirmationLink) {
  return queryOptions({
    queryKey: ['mf-auth', 'confirmation', link],
    queryFn: () => confirmEmail(getBackendClient(), link),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
