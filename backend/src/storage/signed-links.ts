import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { SignedInUser } from '../http/call.ts';

/** Whoever holds the link needs no session of their own, so it is short. */
const maxLifeSeconds = 60;

const claimsSchema = z.object({
  object: z.string(),
  version: z.string(),
  user: z.uuid(),
  session: z.uuid(),
});

/** What a link opens: one version of one file, as long as the session lives that made it. */
export interface LinkClaims {
  /** `<bucket>/<user>/<file>` */
  readonly object: string;
  readonly version: string;
  readonly user: string;
  readonly session: string;
}

export interface SignedLinks {
  sign(object: string, version: string, user: SignedInUser, seconds: number): Promise<string>;
  /** Undefined for a token that is expired, forged or for another file. */
  read(token: string, object: string): Promise<LinkClaims | undefined>;
}

const audience = 'signed-link';

export function createSignedLinks(secret: string): SignedLinks {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (object, version, { id, session }, seconds) =>
      new SignJWT({ object, version, user: id, session: session.id })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(`${Math.min(seconds, maxLifeSeconds)}s`)
        .sign(key),
    async read(token, object) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience });
        const claims = claimsSchema.parse(payload);
        return claims.object === object ? claims : undefined;
      } catch {
        // Whatever is wrong with it, the answer is the same.
        return undefined;
      }
    },
  };
}
