/// <reference path="./pdfkit.d.ts" />
import PdfDocument from 'pdfkit';
import { concatenate } from '../../cv/reading/zip/inflate.ts';

export interface PdfOptions {
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

export type Draw = (document: InstanceType<typeof PdfDocument>) => void;

/** A PDF on A4 that `draw` fills. */
export async function writePdf(draw: Draw, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument({ size: 'A4', margin: 50, ...options });
  const pieces: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (piece: Uint8Array) => pieces.push(piece));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.fontSize(11);
  draw(document);
  document.end();
  await done;
  return concatenate(pieces);
}
