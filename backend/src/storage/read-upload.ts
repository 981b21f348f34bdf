import type { StreamedBody } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';

/** What a multipart form adds to its file: boundaries and the names of its fields. */
const formOverhead = 8 * 1024;

export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As stated by the sender, without parameters. */
  readonly mimeType: string;
}

export type UploadFailure = 'too-large' | 'no-file';

/**
 * Reads an upload, as a plain body or as a form. supabase-js sends a `Blob` as a form whose file field has the name `""`,
 * which Supabase lite does not find.
 */
export async function readUpload(
  body: StreamedBody,
  contentType: string,
  maxBytes: number,
): Promise<Upload | UploadFailure> {
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
export function bareType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? '';
}
