import type { AuthSession } from '../session/index.ts';

/** The part of the backend client's session that we read. */
export interface IdentitySession {
  readonly access_token: string;
  readonly expires_at?: number | undefined;
  readonly expires_in: number;
  readonly user: { readonly id: string; readonly email?: string | undefined };
}

/** The session as the auth store keeps it. */
export function toAuthSession(identity: IdentitySession): AuthSession {
  return {
    accessToken: identity.access_token,
    expiresAt: identity.expires_at ?? Math.floor(Date.now() / 1000) + identity.expires_in,
  };
}
