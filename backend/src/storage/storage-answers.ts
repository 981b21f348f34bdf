import * as z from 'zod';
import { readJson } from '../front/read-json.ts';

const prefix = '/storage/v1';
const signed = z.looseObject({ signedUrl: z.string() });
const listed = z.array(z.looseObject({ name: z.string() }));
const listQuery = z.object({ prefix: z.string().catch('') }).catch({ prefix: '' });

/**
 * Supabase lite answers `signedUrl` with the whole path; supabase-js reads `signedURL`, or `url` for uploads, from its own
 * root on.
 */
export async function answerSigned(response: Response, field: 'signedURL' | 'url'): Promise<Response> {
  if (!response.ok) return response;
  const { signedUrl, ...rest } = signed.parse(await response.json());
  return Response.json({ ...rest, [field]: signedUrl.startsWith(prefix) ? signedUrl.slice(prefix.length) : signedUrl });
}

/** Supabase lite lists full paths at any depth; Supabase lists what is in the folder, sub-folders with `id: null`. */
export async function answerList(response: Response, requestBody: Uint8Array): Promise<Response> {
  if (!response.ok) return response;
  const folder = folderOf(requestBody);
  const entries = new Map<string, unknown>();
  for (const object of listed.parse(await response.json())) {
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    if (deeper.length === 0) entries.set(name, { ...object, name });
    else if (!entries.has(name))
      entries.set(name, { name, id: null, updated_at: null, created_at: null, metadata: null });
  }
  return Response.json([...entries.values()]);
}

/** With a slash at its end, empty for the root. */
function folderOf(requestBody: Uint8Array): string {
  const folder = listQuery.parse(readJson(requestBody)).prefix.replace(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}
