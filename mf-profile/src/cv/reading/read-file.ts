import { CvReadError } from './cv-read-error.ts';
import type { CvKind, CvText, ReadLines, ReportProgress } from './cv-text.ts';
import { limits } from './limits.ts';
import { openZip } from './zip/open-zip.ts';

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

/** Junk before the header is common where mail programs or printers have been at work; readers look this far. */
const pdfHeaderWithin = 1024;
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];

/** The main part of a Word document; a spreadsheet or a plain archive has none. */
const wordPart =
  /\/word\/[^"]+"[^>]*(wordprocessingml\.document|ms-word\.document\.macroEnabled)\.main\+xml|(wordprocessingml\.document|ms-word\.document\.macroEnabled)\.main\+xml"[^>]*\/word\//;

/** Of all parts without a type of their own: Pages and others write it so. */
const wordDefault = /Extension="xml"\s+ContentType="[^"]*wordprocessingml\.document\.main\+xml"/;

/**
 * What a file is, by its content: neither its name nor the type that the browser gives is asked. An OLE2 file is called `doc`
 * here; whether a document is in it is for its reader to say.
 *
 * @throws CvReadError `empty`, `unsupported`, `other-format`, and what is wrong with an archive
 */
async function findKind(bytes: Uint8Array<ArrayBuffer>): Promise<CvKind> {
  if (bytes.length === 0) throw new CvReadError('empty');
  if (beginsWith(bytes, compoundFile)) return 'doc';
  if (beginsWith(bytes, zipEntry)) {
    const zip = openZip(bytes);
    const types = zip.has('[Content_Types].xml') ? await zip.readText('[Content_Types].xml') : '';
    if (wordPart.test(types) || (zip.has('word/document.xml') && wordDefault.test(types))) return 'docx';
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

/** What stands for a bullet, beside the plain ones also those of Word's symbol fonts, which Unicode has no name for. */
const bullet = /^[\t ]*(?:[•●○◦▪▫■□◆◇►▶➢➤✓✔✦❖‣⁃∙·\u{f000}-\u{f0ff}]+|[-–—*](?=[\t ]))[\t ]*/u;
const spaces = /[\p{Zs}]+/gu;
/** Soft hyphens, zero-width characters, marks of direction and controls; the tab is kept. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\ufffd]/gu;
const ligatures = /[\ufb00-\ufb06]/g;
/** Word's fonts have signs for `ti` and `tt`, which its PDFs call by the names of other letters: "Educaɵon". */
const drawnTi = /(?<=\p{L})[ɵƟ]|[ɵƟ](?=\p{L})/gu;
const drawnTt = /(?<=\p{L})Ʃ(?=\p{Ll})/gu;
/** Letters, each alone: a heading, or a time, that was set with wide letters. */
const spacedLetters = /^(?:\p{L} ){3,}\p{L}$|^(?:[\p{L}\p{N}–-] ){7,}[\p{L}\p{N}]$/u;

/** The text of all lines in one form: composed letters, plain spaces, one sign for bullets, no empty line twice. */
export function tidyText(lines: readonly string[]): { readonly text: string; readonly isCut: boolean } {
  const tidied: string[] = [];
  let length = 0;
  for (const line of lines.flatMap((each) => each.split(/[\n\v\f\r\u2028\u2029]/))) {
    const tidy = tidyLine(line);
    if (tidy === '' && (tidied.length === 0 || tidied.at(-1) === '')) continue;
    length += tidy.length + 1;
    if (length > limits.characters + 1) return { text: tidied.join('\n').trimEnd(), isCut: true };
    tidied.push(tidy);
  }
  return { text: tidied.join('\n').trimEnd(), isCut: false };
}

function tidyLine(line: string): string {
  const plain = line
    .replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(drawnTi, 'ti')
    .replaceAll(drawnTt, 'tt')
    .replaceAll(invisible, '')
    .replaceAll(/\p{Zs}{4,}/gu, '\t')
    .replaceAll(spaces, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t')
    .replace(bullet, '• ')
    .trim();
  const cells = plain.split('\t').map((cell) => (spacedLetters.test(cell) ? cell.replaceAll(' ', '') : cell));
  return plain === '•' ? '' : cells.join('\t');
}
