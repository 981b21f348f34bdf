import { zlibSync } from 'fflate';
import { concatenate } from '../../cv/reading/zip/inflate.ts';

/** A PDF written object by object, for what a library does not offer. */
export interface RawPage {
  /** Operators of the page's content: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf */
  readonly content: string | Uint8Array;
  readonly rotate?: 0 | 90;
}

/** Codes 1 and 2 of the font are the ligatures fi and fl. */
export function writeRawPdf(pages: readonly RawPage[]): Uint8Array<ArrayBuffer> {
  const objects: Uint8Array[] = [];
  const add = (text: string, stream?: Uint8Array) => {
    objects.push(
      bytesOf(text),
      ...(stream ? [bytesOf('\nstream\n'), stream, bytesOf('\nendstream')] : []),
      bytesOf('\nendobj\n'),
    );
  };
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(' ');
  add('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>');
  add(`2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add(
    '3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >> >>',
  );
  for (const [index, { content, rotate = 0 }] of pages.entries()) {
    const packed = zlibSync(typeof content === 'string' ? bytesOf(content) : content);
    const number = 4 + index * 2;
    add(
      `${number} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
    );
    add(`${number + 1} 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>`, packed);
  }
  // Without a table of objects: readers find them by looking, as they do with the many files whose table is wrong.
  return concatenate([bytesOf('%PDF-1.7\n'), ...objects, bytesOf('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

/** Shows texts at places in points from the lower left corner. */
export function show(texts: readonly (readonly [x: number, y: number, text: string])[], size = 11): string {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');
  return `BT /F1 ${size} Tf ${texts.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`).join(' ')} ET`;
}

/** One byte a character. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A grey picture over the whole page and no letter. */
export function greyPicture(): string {
  const pixels = Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(96 + (index % 64))).join('');
  return `q 595 0 0 842 0 0 cm BI /W 50 /H 40 /CS /G /BPC 8 ID ${pixels} EI Q`;
}
