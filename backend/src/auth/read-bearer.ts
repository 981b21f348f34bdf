import { jwtVerify } from 'jose';
import * as z from 'zod';
import type { SignedInUser } from '../http/call.ts';

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), role: z.literal('authenticated') });

export interface Keys {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/**
 * Whose token the request carries: undefined for a visitor, `bad` for anything that this backend did not sign. Supabase lite
 * takes a token without a signature for a visitor and answers with an empty list, so that a broken session looks like
 * missing data.
 */
export async function readBearer(headers: Headers, keys: Keys): Promise<SignedInUser | undefined | 'bad'> {
  const authorization = headers.get('authorization');
  if (authorization === null) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  // supabase-js sends its key as the bearer while nobody is signed in.
  if (token === keys.publishableKey || token === keys.secretKey) return undefined;
  return token === undefined ? 'bad' : await readToken(token, keys.jwtSecret);
}

async function readToken(token: string, secret: string): Promise<SignedInUser | 'bad'> {
  try {
    const options = { algorithms: ['HS256'], audience: 'authenticated' };
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), options);
    const { sub, session_id } = claimsSchema.parse(payload);
    return { id: sub, token, session: { id: session_id, userId: sub } };
  } catch {
    // Whatever is wrong with it, the answer is the same.
    return 'bad';
  }
}
