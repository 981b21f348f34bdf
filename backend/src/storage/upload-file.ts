import type { CallInput, StreamedBody } from '../http/call.ts';
import { refuse, refuseBadRequest, refuseTooMany } from '../http/refuse.ts';
import { type FileKind, mimeTypes, readFileKind } from './file-kind.ts';
import { bareType, readUpload } from './read-upload.ts';
import type { NamedFile, StorageParts } from './storage-parts.ts';

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
    return await lite.forward(caller, {
      method,
      path: `/storage/v1/object/${file.bucket}/${file.encoded}`,
      headers: {
        'content-type': upload.mimeType,
        ...(headers.get('x-upsert') === 'true' ? { 'x-upsert': 'true' } : {}),
      },
      bytes: upload.bytes,
      timeout,
    });
  } finally {
    free();
  }
}

function takes(kinds: readonly FileKind[], mimeType: string): boolean {
  return kinds.some((kind) => mimeTypes[kind] === bareType(mimeType));
}

function refuseType(mimeType: string): Response {
  const message = `mime type ${mimeType.slice(0, 100) || 'unknown'} is not supported`;
  return refuse('storage', { status: 415, code: 'invalid_mime_type', message });
}
