import * as z from 'zod';
import { refuse } from '../front/areas.ts';
import { withBody } from '../front/read-body.ts';
import { readJson } from '../front/read-json.ts';

const wish = z.object({ expiresIn: z.number(), paths: z.array(z.string()).max(1000) });
const answer = z.object({ signedURL: z.string() });

/**
 * Signs several files. The route that Supabase lite has for this is never reached: the one for a single file takes the
 * request as one for the file `""`.
 */
export async function signMany(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  signOne: (request: Request) => Promise<Response>,
): Promise<Response> {
  const parsed = wish.safeParse(readJson(body));
  if (!parsed.success)
    return refuse('storage', { status: 400, code: 'InvalidRequest', message: 'paths and expiresIn are needed' });
  const { expiresIn, paths } = parsed.data;
  const expiry = new TextEncoder().encode(JSON.stringify({ expiresIn }));
  const results = [];
  for (const path of paths) {
    const address = `${request.url.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const response = await signOne(
      withBody(new Request(address, { method: 'POST', headers: request.headers }), expiry),
    );
    const signedURL = response.ok ? answer.parse(await response.json()).signedURL : null;
    results.push({
      path,
      signedURL,
      error: signedURL === null ? 'Either the object does not exist or you do not have access to it' : null,
    });
  }
  return Response.json(results);
}
