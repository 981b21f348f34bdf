import * as cfb from 'cfb';
import { CvReadError } from '../cv-read-error.ts';
import type { ReadLines, ReportProgress } from '../cv-text.ts';
import { docLines } from './doc-lines.ts';
import { readWordText } from './word-text.ts';

/**
 * The lines of a document of Word 97 to 2003, an OLE2 file.
 *
 * @throws CvReadError `encrypted`, also for a DOCX with a password, which is an OLE2 file too; `unsupported` for another kind of
 * OLE2 file, such as a spreadsheet, and for Word before 97; `broken`
 */
export async function readDoc(bytes: Uint8Array<ArrayBuffer>, onProgress: ReportProgress): Promise<ReadLines> {
  const container = cfb.read(bytes, { type: 'array' });
  if (cfb.find(container, '/EncryptedPackage') !== null) throw new CvReadError('encrypted');
  const main = streamOf(container, '/WordDocument');
  if (main === undefined) throw new CvReadError('unsupported');
  onProgress(0.5);
  const text = readWordText(main, (name) => streamOf(container, `/${name}`));
  return { lines: docLines(text), pages: null, pictures: [] };
}

function streamOf(container: cfb.CFB$Container, path: string): Uint8Array | undefined {
  const entry = cfb.find(container, path);
  if (entry === null || entry.content === undefined) return undefined;
  return Uint8Array.from(entry.content).subarray(0, entry.size);
}
