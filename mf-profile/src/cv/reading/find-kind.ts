import { CvReadError } from './cv-read-error.ts';
import type { CvKind } from './cv-text.ts';
import { openZip } from './zip/open-zip.ts';

/** Junk before the header is common where mail programs or printers have been at work; readers look this far. */
const pdfHeaderWithin = 1024;
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];

/** The main part of a Word document; a spreadsheet or a plain archive has none. */
const wordPart =
  /\/word\/[^"]+"[^>]*(wordprocessingml\.document|ms-word\.document\.macroEnabled)\.main\+xml|(wordprocessingml\.document|ms-word\.document\.macroEnabled)\.main\+xml"[^>]*\/word\//;

/**
 * What a file is, by its content: neither its name nor the type that the browser gives is asked. An OLE2 file is called `doc`
 * here; whether a document is in it is for its reader to say.
 *
 * @throws CvReadError `empty`, `unsupported`, `other-format`, and what is wrong with an archive
 */
export async function findKind(bytes: Uint8Array<ArrayBuffer>): Promise<CvKind> {
  if (bytes.length === 0) throw new CvReadError('empty');
  if (beginsWith(bytes, compoundFile)) return 'doc';
  if (beginsWith(bytes, zipEntry)) {
    const zip = openZip(bytes);
    const types = zip.has('[Content_Types].xml') ? await zip.readText('[Content_Types].xml') : '';
    if (wordPart.test(types)) return 'docx';
    throw new CvReadError('unsupported');
  }
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, pdfHeaderWithin + 5));
  if (head.includes('%PDF-')) return 'pdf';
  if (/^\s*(?:\ufeff|ï»¿)?\s*(?:\{\\rtf|<(?:!doctype|html|head|body|meta|\?xml))/i.test(head))
    throw new CvReadError('other-format');
  throw new CvReadError('unsupported');
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
