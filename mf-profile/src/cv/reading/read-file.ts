import { CvReadError } from './cv-read-error.ts';
import type { CvKind, CvText, ReadLines, ReportProgress } from './cv-text.ts';
import { findKind } from './find-kind.ts';
import { limits } from './limits.ts';
import { tidyText } from './tidy-text.ts';

const minLetters = 80;
/** Languages with Latin letters have 35 to 50 vowels in a hundred; letters at random, or moved along the alphabet, far fewer. */
const minVowels = 0.24;
/** Words that hardly a page in English, Kiswahili or French is without. */
const common =
  /(?<!\p{L})(?:and|the|of|in|to|with|for|at|work|name|school|education|experience|skills|na|ya|wa|za|kwa|kazi|jina|elimu|de|la|le|et)(?!\p{L})/iu;

/** Whether the letters of a text stand for others: "6DOLP -XPD" is what some PDFs have for "Salim Juma". */
function isGarbled(text: string): boolean {
  const letters = text.match(/[a-z]/gi) ?? [];
  if (letters.length < minLetters || common.test(text)) return false;
  return letters.filter((letter) => /[aeiouy]/i.test(letter)).length < minVowels * letters.length;
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, onProgress: ReportProgress) => Promise<ReadLines>;

/** Each in a chunk of its own: whoever brings a PDF does not pay for Word. */
const readers: Readonly<Record<CvKind, () => Promise<Reader>>> = {
  pdf: () => import(/* webpackChunkName: "read-pdf" */ './pdf/read-pdf.ts').then((m) => m.readPdf),
  docx: () => import(/* webpackChunkName: "read-docx" */ './docx/read-docx.ts').then((m) => m.readDocx),
  doc: () => import(/* webpackChunkName: "read-doc" */ './doc/read-doc.ts').then((m) => m.readDoc),
};

const mimeTypes: Readonly<Record<CvKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** Fewer letters and digits than this are a stamp or a page number on a picture, no CV. */
const minCharacters = 10;

/** Reads the file that the reading was prepared for. */
export type ReadPrepared = (onProgress?: ReportProgress) => Promise<CvText>;

/**
 * The text of a CV. Runs anywhere, without a DOM; it takes its time, so that a browser calls it in a worker.
 *
 * @throws CvReadError for every file that cannot be read, and `unavailable` when the reader cannot be loaded
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, onProgress?: ReportProgress): Promise<CvText> {
  const read = await prepareReading(bytes);
  return await read(onProgress);
}

/**
 * The first half of `readFile`: judges the file and loads its reader. Apart from the second, since loading depends on the line
 * and reading on the file.
 *
 * @throws CvReadError
 */
export async function prepareReading(bytes: Uint8Array<ArrayBuffer>): Promise<ReadPrepared> {
  if (bytes.length > limits.bytes) throw new CvReadError('too-large');
  const kind = await findKind(bytes);
  const read = await loadReader(kind);
  return async (onProgress = () => undefined) => {
    const { lines, pages, pictures } = await readLines(read, bytes, onProgress);
    const { text, isCut } = tidyText(lines);
    if (text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < minCharacters) {
      throw new CvReadError(kind === 'pdf' ? 'no-text' : 'empty');
    }
    if (isGarbled(text)) throw new CvReadError('garbled');
    return { kind, mimeType: mimeTypes[kind], pages, pictures, text, isCut };
  };
}

async function loadReader(kind: CvKind): Promise<Reader> {
  try {
    return await readers[kind]();
  } catch (error) {
    throw new CvReadError('unavailable', { cause: error });
  }
}

async function readLines(read: Reader, bytes: Uint8Array<ArrayBuffer>, onProgress: ReportProgress): Promise<ReadLines> {
  try {
    return await read(bytes, onProgress);
  } catch (error) {
    // Libraries throw whatever they stumble over in a damaged file.
    throw error instanceof CvReadError ? error : new CvReadError('broken', { cause: error });
  }
}
