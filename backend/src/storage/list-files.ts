import * as z from 'zod';
import type { CallInput } from '../http/call.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import { buckets } from './buckets.ts';

export const listSchema = z.object({
  prefix: z.string().max(300).default(''),
  limit: z.number().int().min(1).max(100).default(100),
  offset: z.number().int().min(0).max(10_000).default(0),
  search: z.string().max(200).optional(),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']), order: z.enum(['asc', 'desc']).default('asc') })
    .default({ column: 'name', order: 'asc' }),
});

const listed = z.array(z.looseObject({ name: z.string() }));

/** Supabase lite lists full paths; Supabase lists the names in the folder. */
export async function listFiles(
  { caller, params, body }: CallInput<z.output<typeof listSchema>>,
  lite: LiteClient,
): Promise<Response> {
  const folder = body.prefix.replace(/^\/+|\/+$/g, '');
  // Everybody has one folder, named by their account.
  const isOwn = caller.isInstallation || folder === caller.user?.id;
  if (buckets[params.bucket ?? ''] === undefined || !isOwn) return Response.json([]);
  const response = await lite.forward(caller, {
    method: 'POST',
    path: `/storage/v1/object/list/${params.bucket}`,
    json: { ...body, prefix: folder },
  });
  if (!response.ok) return response;
  const files = listed.parse(await response.json()).filter(({ name }) => name.startsWith(`${folder}/`));
  return Response.json(files.map((file) => ({ ...file, name: file.name.slice(folder.length + 1) })));
}
