import { CvReadError } from '../cv-read-error.ts';
import type { ReadLines, ReportProgress } from '../cv-text.ts';
import { limits } from '../limits.ts';
import { blockLines } from './block-lines.ts';
import { checkUnpackedSize } from './check-unpacked-size.ts';
import { readingOrder } from './columns.ts';
import { openPdf, type PdfFile, type PdfPage } from './open-pdf.ts';
import { rowsOf } from './rows.ts';
import { withoutRunningLines } from './running-lines.ts';

const wrapped = /(\p{L}+)(?:(?:\u00ad|-)\n(?=\p{Ll})|\u2010\n)(\p{L}+)/gu;
/** First parts that keep their hyphen: `self-` and `employed` on the next line. */
const keepsHyphen =
  /^(?:self|well|non|co|part|full|first|long|short|high|low|hand|on|off|multi|cross|pre|post|ex|vice|in|end|real|day|hard|re|e|x|semi|up|follow|check|decision|problem|customer|client|time)$/i;

/**
 * Puts wrapped lines together. Whether the hyphen at the end of a line belongs to the word, the other words of the text tell, and
 * where they say nothing, the first part of the word.
 */
function joinWrapped(lines: readonly string[]): string[] {
  const words = new Set(
    lines
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}]+(?:-[\p{L}]+)*/gu),
  );
  return lines.map((line) =>
    line
      .replaceAll(wrapped, (_all, first: string, second: string) => {
        const together = `${first}${second}`.toLowerCase();
        if (words.has(together)) return `${first}${second}`;
        const isCompound = words.has(`${first}-${second}`.toLowerCase()) || keepsHyphen.test(first);
        return isCompound ? `${first}-${second}` : `${first}${second}`;
      })
      .replaceAll('\n', ' '),
  );
}

/**
 * The lines of a PDF in reading order: column by column, tables row by row, without page numbers and repeated headers.
 *
 * @throws CvReadError `encrypted`, `broken`, `too-large`
 */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>, onProgress: ReportProgress): Promise<ReadLines> {
  await checkUnpackedSize(bytes);
  onProgress(0.1);
  const file = await openPdf(bytes);
  if (file.pages > limits.pages) throw new CvReadError('too-large');
  const pages = await readPages(file, (fraction) => onProgress(0.1 + 0.9 * fraction));
  const rows = withoutRunningLines(pages.map(({ level }) => rowsOf(level)));
  const lines = rows.flatMap((page, index) => [
    ...readingOrder(page).flatMap(blockLines),
    // Words on their side are headings along the margin; they say nothing about what they stand beside.
    ...(pages[index]?.turned ?? []),
  ]);
  const pictures = pages.flatMap(({ isPicture }, index) => (isPicture ? [index + 1] : []));
  return { lines: joinWrapped(lines), pages: file.pages, pictures };
}

/** All pages, or as many as hold the characters that are kept. */
async function readPages(file: PdfFile, onProgress: ReportProgress): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= file.pages && characters <= limits.characters; number += 1) {
    const page = await file.readPage(number);
    characters += page.level.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(page);
    onProgress(number / file.pages);
  }
  return pages;
}
