/// <reference path="./pdfjs-worker.d.ts" />
import './older-browsers.ts';
import {
  getDocument,
  OPS,
  PasswordException,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { CvReadError } from '../cv-read-error.ts';
import type { TextRun } from './text-run.ts';

export interface PdfFile {
  readonly pages: number;
  /** @param number from 1 */
  readPage(number: number): Promise<PdfPage>;
}

export interface PdfPage {
  readonly level: readonly TextRun[];
  readonly turned: readonly string[];
  /** Whether it has a picture and hardly a word. */
  readonly isPicture: boolean;
}

// Where pdf.js finds its own worker code it starts no worker: it already runs in ours.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/**
 * Opens a PDF with pdf.js: text only, so no fonts, pictures, scripts, WebAssembly or network.
 *
 * Fonts that are not in the file and count on the character maps of Adobe (Chinese, Japanese, Korean) are not read: the maps
 * weigh 1.5 MB, and a CV of our users has none of them.
 *
 * @throws CvReadError `encrypted`, `broken`
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFile> {
  const task = getDocument({
    // pdf.js takes the bytes over.
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    return { pages: document.numPages, readPage: async (number) => await readPage(await document.getPage(number)) };
  } catch (error) {
    if (error instanceof PasswordException) throw new CvReadError('encrypted', { cause: error });
    throw new CvReadError('broken', { cause: error });
  }
}

/** A page of fewer letters is a number or a stamp on what else it shows. */
const minLetters = 10;
const pictures = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageXObjectRepeat]);

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const { items } = await page.getTextContent();
  const level: TextRun[] = [];
  const turned: string[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0] = item.transform.map(Number);
    // From the item's own space into that of the page as it is shown.
    const along = { x: a * ta + c * tb, y: b * ta + d * tb };
    const size = Math.hypot(a * tc + c * td, b * tc + d * td);
    const isLevel = along.x > 0 && Math.abs(along.y) < 0.1 * along.x;
    const x = a * te + c * tf + e;
    if (isLevel) level.push({ text: item.str, x, right: x + item.width, y: b * te + d * tf + f, size });
    else turned.push(item.str);
  }
  level.push(...(await filledFields(page)));
  const isEmpty = [...level.map(({ text }) => text), ...turned].join('').replaceAll(/\W/g, '').length < minLetters;
  const isPicture = isEmpty && (await page.getOperatorList()).fnArray.some((operation) => pictures.has(operation));
  page.cleanup();
  return { level, turned, isPicture };
}

/** What a person has filled into a form is no text of the page. */
async function filledFields(page: PDFPageProxy): Promise<TextRun[]> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const annotations: readonly { fieldValue?: unknown; rect?: readonly number[] }[] = await page.getAnnotations();
  return annotations.flatMap(({ fieldValue, rect }) => {
    if (typeof fieldValue !== 'string' || fieldValue.trim() === '' || rect === undefined) return [];
    const [left = 0, low = 0, far = 0, high = 0] = rect;
    const [x, right] = [a * left + c * low + e, a * far + c * high + e];
    const [bottom, top] = [b * left + d * low + f, b * far + d * high + f];
    const lines = fieldValue.split(/\r\n?|\n/);
    const height = Math.abs(bottom - top) / lines.length;
    const size = Math.min(11, height);
    const highest = Math.min(top, bottom);
    return lines.map((text, index) => ({
      text,
      x: Math.min(x, right),
      right: Math.max(x, right),
      // On the line of the label beside it.
      y: highest + height * (index + 0.5) + size * 0.35,
      size,
    }));
  });
}
