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
  return found === undefined ? undefined : kindsByExtension[found.ext];
}
