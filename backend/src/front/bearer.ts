import { jwtVerify } from 'jose';
import { type Area, refuse } from './areas.ts';

/**
 * A bearer must be a token this backend signed. Supabase lite takes one without a signature, or no token at all, for a
 * visitor and answers with an empty list, so that a broken session looks like missing data.
 *
 * @returns the refusal, or undefined when the request may go on
 */
export async function refuseBadBearer(
  request: Request,
  area: Area,
  keys: { readonly jwtSecret: string; readonly publishableKey: string; readonly secretKey: string },
): Promise<Response | undefined> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  // supabase-js sends its key as the bearer while nobody is signed in.
  if (token === keys.publishableKey || token === keys.secretKey) return undefined;
  if (token !== undefined && (await isOurs(token, keys.jwtSecret))) return undefined;
  // GoTrue says 403, PostgREST and storage 401.
  return refuse(area, {
    status: area === 'auth' ? 403 : 401,
    code: area === 'rest' ? 'PGRST301' : 'bad_jwt',
    message: 'Invalid or expired token',
  });
}

async function isOurs(token: string, secret: string): Promise<boolean> {
  try {
    await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'], audience: 'authenticated' });
    return true;
  } catch {
    // Whatever is wrong with it, the answer is the same.
    return false;
  }
}
