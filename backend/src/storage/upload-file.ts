import * as z from 'zod';
import type { Caller, CallInput, StreamedBody } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import { refuse, refuseBadRequest, refuseTooMany } from '../http/refuse.ts';
import { type FileKind, mimeTypes, readFileKind } from './file-kind.ts';
import type { NamedFile, StorageParts } from './storage-parts.ts';

/** What a multipart form adds to its file: boundaries and the names of its fields. */
const formOverhead = 8 * 1024;

interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As stated by the sender, without parameters. */
  readonly mimeType: string;
}

type UploadFailure = 'too-large' | 'no-file';

/**
 * Reads an upload, as a plain body or as a form. supabase-js sends a `Blob` as a form whose file field has the name `""`,
 * which Supabase lite does not find.
 */
async function readUpload(body: StreamedBody, contentType: string, maxBytes: number): Promise<Upload | UploadFailure> {
  const isForm = contentType.startsWith('multipart/form-data');
  const bytes = await readBody(body, isForm ? maxBytes + formOverhead : maxBytes);
  if (bytes === undefined) return 'too-large';
  const upload = isForm ? await readForm(bytes, contentType) : { bytes, mimeType: bareType(contentType) };
  if (upload === undefined || upload.bytes.length === 0) return 'no-file';
  return upload.bytes.length > maxBytes ? 'too-large' : upload;
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Upload | undefined> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const file = [...form.values()].find((value) => value instanceof File);
    return file && { bytes: new Uint8Array(await file.arrayBuffer()), mimeType: bareType(file.type) };
  } catch {
    // Cut short or no form at all.
    return undefined;
  }
}

/** Without parameters. */
function bareType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}

const timeout = 15_000;

/** Stores an upload whose bytes are what the bucket takes. Places for uploads are few: each holds its file in memory. */
export async function uploadFile(
  { caller, headers, body }: CallInput<StreamedBody>,
  { file, method }: { readonly file: NamedFile; readonly method: 'POST' | 'PUT' },
  { lite, slots, begun }: StorageParts,
): Promise<Response> {
  const { maxBytes, kinds } = file.rule;
  const contentType = headers.get('content-type') ?? '';
  // A form states the type of its file inside.
  const isForm = contentType.startsWith('multipart/form-data');
  if (!isForm && !takes(kinds, contentType)) return refuseType(contentType);
  const uploader = caller.user?.id ?? caller.address;
  const free = slots.take(uploader);
  if (typeof free === 'string') return refuseTooMany('storage', 1_000);
  const wait = begun.take(uploader);
  if (wait > 0) {
    free();
    return refuseTooMany('storage', wait);
  }
  try {
    const upload = await readUpload(body, contentType, maxBytes);
    if (upload === 'no-file') return refuseBadRequest('storage', 'The form holds no file');
    if (upload === 'too-large') {
      const message = 'The object exceeded the maximum allowed size';
      return refuse('storage', { status: 413, code: 'Payload too large', message });
    }
    if (!takes(kinds, upload.mimeType)) return refuseType(upload.mimeType);
    const kind = await readFileKind(upload.bytes);
    if (kind === undefined || mimeTypes[kind] !== upload.mimeType) {
      return refuse('storage', {
        status: 415,
        code: 'invalid_mime_type',
        message: `The file is not what it says: ${upload.mimeType}`,
      });
    }
    const response = await lite.forward(caller, {
      method,
      path: `/storage/v1/object/${file.bucket}/${file.encoded}`,
      headers: {
        'content-type': upload.mimeType,
        ...(headers.get('x-upsert') === 'true' ? { 'x-upsert': 'true' } : {}),
      },
      bytes: upload.bytes,
      timeout,
    });
    if (response.ok || !(await isFull(lite, caller, file))) return response;
    const message = 'You can keep 5 files here. Delete one before you upload another.';
    return refuse('storage', { status: 403, code: 'Unauthorized', message });
  } finally {
    free();
  }
}

const countOthers = `select count(*)::integer as others from storage.objects
  where bucket_id = $1 and starts_with(name, $2 || '/') and name <> $3`;
const countSchema = z.tuple([z.object({ others: z.number() })]);

/** Whether the account has as many files in the bucket as its policy allows, without the one that is sent. */
async function isFull(lite: StorageParts['lite'], caller: Caller, file: NamedFile): Promise<boolean> {
  if (caller.user === undefined || !file.name.startsWith(`${caller.user.id}/`)) return false;
  const rows = await lite.query(caller, countOthers, [file.bucket, caller.user.id, file.name]);
  return countSchema.parse(rows)[0].others >= 5;
}

function takes(kinds: readonly FileKind[], mimeType: string): boolean {
  return kinds.some((kind) => mimeTypes[kind] === bareType(mimeType));
}

function refuseType(mimeType: string): Response {
  const message = `mime type ${mimeType.slice(0, 100) || 'unknown'} is not supported`;
  return refuse('storage', { status: 415, code: 'invalid_mime_type', message });
}
