import './older-browsers.ts';
import { getDocument, PasswordException, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { CvReadError } from '../cv-read-error.ts';
import type { TextRun } from './text-run.ts';

export interface PdfFile {
  readonly pages: number;
  /** @param number from 1 */
  readPage(number: number): Promise<{ readonly level: TextRun[]; readonly turned: string[] }>;
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

async function readPage(page: PDFPageProxy): Promise<{ level: TextRun[]; turned: string[] }> {
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
  page.cleanup();
  return { level, turned };
}
