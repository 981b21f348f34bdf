import { fileTypeFromBuffer } from 'file-type';

/** What a file is by its bytes. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'pdf' | 'doc' | 'docx';

export const mimeTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const kindsByExtension: Readonly<Record<string, FileKind>> = {
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  pdf: 'pdf',
  // The container of Word documents before 2007; what is in it shows when somebody reads it.
  cfb: 'doc',
  docx: 'docx',
};

/** Looks at the bytes alone: a name and a stated type are anybody's claim. */
export async function readFileKind(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return hasLatePdfHeader(bytes) ? 'pdf' : undefined;
  return kindsByExtension[found.ext];
}

/** Mail programs and printers leave bytes before the header of a PDF; readers look for it this far. */
const headerWithin = 1024;

/** Markup is none, whatever it holds. */
function hasLatePdfHeader(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headerWithin)).toString('latin1');
  return head.includes('%PDF-') && !/^[\s\ufeff\u00ef\u00bb\u00bf]*</.test(head);
}

/**
 * A file that somebody uploaded is at the product's own origin: it must not run there, and a private one must not stay in
 * a cache that the next person at this device reads. Browsers do not show a PDF in a sandbox, and it needs none.
 */
export function asInertFile(response: Response, isPublic: boolean): Response {
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (headers.get('content-type') !== 'application/pdf') {
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  if (!isPublic || !response.ok) headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}
