import * as z from 'zod';
import { type Call, type Caller, type CallInput, defineCall, type Method, type StreamedBody } from '../http/call.ts';
import { refuse, refuseBadRequest } from '../http/refuse.ts';
import type { LiteClient } from '../lite/lite-client.ts';
import { asInertFile } from './file-kind.ts';
import { mayOpen, openLink, signLink } from './link-calls.ts';
import { buckets, type NamedFile, refuseFile, type StorageParts } from './storage-parts.ts';
import { uploadFile } from './upload-file.ts';

const listSchema = z.object({
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
async function listFiles(
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

const maxNameLength = 200;

/**
 * Whether a file may have this name: one segment that means the same to every reader of an address, on every system of
 * files. Letters of any language, spaces and signs are fine.
 */
function isObjectName(name: string): boolean {
  if (name.length === 0 || name.length > maxNameLength || name.startsWith('.') || name.includes('..')) return false;
  return name.isWellFormed() && !/[/\\%\p{Cc}\p{Cf}]/u.test(name);
}

const maxBytes = 64 * 1024;
const signSchema = z.object({ expiresIn: z.number().int().min(1) });
const removeSchema = z.object({ prefixes: z.array(z.string().max(300)).min(1).max(100) });

/** `/storage/v1`: the files of the two buckets. What is not here (copy, move, buckets, signed uploads) is not served. */
export function createStorageCalls(parts: StorageParts): Call[] {
  const { lite } = parts;
  return [
    ...uploadCalls(parts),
    ...downloadCalls(lite),
    ...linkCalls(parts),
    defineCall({
      service: 'storage',
      method: 'POST',
      path: '/storage/v1/object/list/{bucket}',
      parameters: [],
      access: 'signed-in',
      body: { kind: 'json', maxBytes, schema: listSchema },
      answer: (input) => listFiles(input, lite),
    }),
    defineCall({
      service: 'storage',
      method: 'DELETE',
      path: '/storage/v1/object/{bucket}',
      parameters: [],
      access: 'signed-in',
      body: { kind: 'json', maxBytes, schema: removeSchema },
      answer: async ({ caller, params, body }) => {
        if (buckets[params.bucket ?? ''] === undefined) return refuseFile();
        // Row-level security decides what is the caller's; names of others change nothing.
        return await lite.forward(caller, {
          method: 'DELETE',
          path: `/storage/v1/object/${params.bucket}`,
          json: body,
        });
      },
    }),
  ];
}

function uploadCalls(parts: StorageParts): Call[] {
  return (['POST', 'PUT'] as const).map((method) =>
    defineCall({
      service: 'storage',
      method,
      path: '/storage/v1/object/{bucket}/{user}/{file}',
      parameters: [],
      access: 'signed-in',
      body: { kind: 'stream' },
      answer: async (input: CallInput<StreamedBody>) => {
        const file = namedFile(input.params);
        if (file === undefined) return refuseBadRequest('storage', 'The name of the file cannot be used');
        if (!isOwner(input)) return refuseAccess();
        return await uploadFile(input, { file, method }, parts);
      },
    }),
  );
}

function downloadCalls(lite: LiteClient): Call[] {
  const download = async ({ caller, params }: CallInput, method: Method, kind: string): Promise<Response> => {
    const file = namedFile(params);
    if (file === undefined || (kind !== '' && !file.rule.isPublic)) return refuseFile();
    const path = `/storage/v1/object${kind}/${file.bucket}/${file.encoded}`;
    return asInertFile(await lite.forward(caller, { method, path }), file.rule.isPublic);
  };
  return (['GET', 'HEAD'] as const).flatMap((method) => [
    defineCall({
      service: 'storage',
      method,
      path: '/storage/v1/object/public/{bucket}/{user}/{file}',
      parameters: [],
      isKeyless: true,
      access: 'anyone',
      answer: (input) => download({ ...input, caller: { ...input.caller, user: undefined } }, method, '/public'),
    }),
    defineCall({
      service: 'storage',
      method,
      path: '/storage/v1/object/{bucket}/{user}/{file}',
      parameters: [],
      access: 'signed-in',
      answer: async (input) => {
        const file = namedFile(input.params);
        // The policies would refuse as well, after more work.
        if (file === undefined || !(isOwner(input) || (await mayOpen(input.caller, file, lite)))) return refuseFile();
        return await download(input, method, '');
      },
    }),
  ]);
}

function linkCalls({ lite, links }: StorageParts): Call[] {
  return [
    defineCall({
      service: 'storage',
      method: 'POST',
      path: '/storage/v1/object/sign/{bucket}/{user}/{file}',
      parameters: [],
      access: 'signed-in',
      body: { kind: 'json', maxBytes, schema: signSchema },
      answer: async (input) => {
        const file = namedFile(input.params);
        if (file === undefined || input.caller.user === undefined) return refuseFile();
        return await signLink(input.caller, input.caller.user, file, input.body.expiresIn, { lite, links });
      },
    }),
    ...(['GET', 'HEAD'] as const).map((method) =>
      defineCall({
        service: 'storage',
        method,
        path: '/storage/v1/object/sign/{bucket}/{user}/{file}',
        parameters: ['token', 'download'],
        isKeyless: true,
        access: 'anyone',
        answer: async ({ caller, params, query }) => {
          const file = namedFile(params);
          if (file === undefined) return refuseFile();
          return await openLink(caller, file, { method, token: query.get('token') ?? '' }, { lite, links });
        },
      }),
    ),
  ];
}

/** Undefined for a bucket or a name that this product does not have. */
function namedFile({ bucket = '', user = '', file = '' }: CallInput['params']): NamedFile | undefined {
  const rule = Object.hasOwn(buckets, bucket) ? buckets[bucket] : undefined;
  if (rule === undefined || !isObjectName(file)) return undefined;
  return { bucket, rule, name: `${user}/${file}`, encoded: `${user}/${encodeURIComponent(file)}` };
}

function isOwner({ caller, params }: { readonly caller: Caller; readonly params: CallInput['params'] }): boolean {
  return caller.isInstallation || caller.user?.id === params.user;
}

function refuseAccess(): Response {
  return refuse('storage', {
    status: 403,
    code: 'Unauthorized',
    message: 'new row violates row-level security policy',
  });
}
