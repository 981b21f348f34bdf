import * as cfb from 'cfb';
import { CvReadError } from '../cv-read-error.ts';
import type { ReadLines, ReportProgress } from '../cv-text.ts';
import { readWordText, type WordText } from './word-text.ts';

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

/** Signs with a meaning of their own in the text of a Word 97 document. */
const sign = {
  cell: '\u0007',
  lineBreak: '\u000b',
  pageBreak: '\u000c',
  paragraph: '\r',
  columnBreak: '\u000e',
  fieldBegin: '\u0013',
  fieldResult: '\u0014',
  fieldEnd: '\u0015',
  hyphen: '\u001e',
  softHyphen: '\u001f',
} as const;
const lineEnd = new RegExp(`[${sign.paragraph}${sign.lineBreak}${sign.pageBreak}${sign.columnBreak}]`);
/** The end of a row follows the end of its last cell. */
const rowEnd = new RegExp(`${sign.cell}{2,}`, 'g');
const fieldSign = new RegExp(`[${sign.fieldBegin}-${sign.fieldEnd}]`, 'g');
const plain = `[^${sign.fieldBegin}-${sign.fieldEnd}]*`;
/** Code of a field and its result: `HYPERLINK "mailto:..."`, then what is shown. */
const field = new RegExp(`${sign.fieldBegin}(${plain})(?:${sign.fieldResult}(${plain}))?${sign.fieldEnd}`, 'g');
const address = /^\s*HYPERLINK\s+(?:\\\S+\s+)*"(https?:[^"]+|mailto:[^"]+)"/i;

/** The lines of a document: headers first, each once, then the body, then its text boxes. */
function docLines({ body, headers, textBoxes }: WordText): string[] {
  const head = partLines(headers).filter((line) => !/^\W*\d*\W*$/.test(line));
  return [...new Set(head), ...partLines(body), ...partLines(textBoxes)];
}

function partLines(text: string): string[] {
  return showFields(text)
    .replaceAll(sign.hyphen, '-')
    .replaceAll(sign.softHyphen, '')
    .replaceAll(rowEnd, sign.paragraph)
    .split(lineEnd)
    .map((line) => line.replaceAll(sign.cell, '\t'));
}

/** Fields may stand in fields: from the inside out, as often as there are some, within reason. */
function showFields(text: string): string {
  let shown = text;
  for (let depth = 0; depth < 5 && shown.includes(sign.fieldBegin); depth += 1) {
    shown = shown.replace(field, (_all, code: string, result: string | undefined) => {
      const link = address.exec(code)?.[1]?.replace(/^mailto:/i, '');
      const visible = result ?? '';
      return link === undefined || visible.includes(link) || link.includes(visible.trim())
        ? visible
        : `${visible} (${link})`;
    });
  }
  return shown.replaceAll(fieldSign, '');
}
