import * as cfb from 'cfb';

export interface DocPiece {
  readonly text: string;
  /** One byte a character, for Latin letters alone, or two. */
  readonly isNarrow: boolean;
}

export interface DocParts {
  /** The body in pieces, as saving in haste leaves it; a paragraph ends with `\r`, a cell with `\x07`. */
  readonly body: readonly DocPiece[];
  readonly header?: string;
  readonly isEncrypted?: boolean;
  /** 0x00c1 for Word 97, 0x0065 for Word 95. */
  readonly version?: number;
}

const textOffset = 0x800;

/**
 * A document of Word 97 with nothing but text: the file information block, the text in pieces in reverse order, and the table of
 * pieces behind a block of properties. Made here since no program at hand writes this format.
 */
export function writeDoc({
  body,
  header = '',
  isEncrypted = false,
  version = 0xc1,
}: DocParts): Uint8Array<ArrayBuffer> {
  const pieces = [...body, { text: `${header}\r`, isNarrow: true }];
  const places = new Map<DocPiece, number>();
  let end = textOffset;
  for (const piece of [...pieces].reverse()) {
    places.set(piece, end);
    end += piece.text.length * (piece.isNarrow ? 1 : 2);
  }
  const main = new Uint8Array(Math.max(end, 0x1000));
  const view = new DataView(main.buffer);
  for (const [piece, place] of places) writePiece(view, place, piece);
  const clx = pieceTable(pieces, places);
  view.setUint16(0x00, 0xa5ec, true);
  view.setUint16(0x02, version, true);
  view.setUint16(0x0a, 0x0200 | (isEncrypted ? 0x0100 : 0), true);
  view.setUint32(
    0x4c,
    body.reduce((sum, { text }) => sum + text.length, 0),
    true,
  );
  view.setUint32(0x54, header.length + 1, true);
  view.setUint32(0x01a2, 0, true);
  view.setUint32(0x01a6, clx.length, true);
  return writeCompoundFile({ WordDocument: main, '1Table': clx });
}

/** Any OLE2 file: a spreadsheet, or a DOCX with a password. */
export function writeCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const container = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) cfb.utils.cfb_add(container, `/${name}`, content);
  const written: unknown = cfb.write(container, { type: 'array' });
  if (!Array.isArray(written) && !(written instanceof Uint8Array))
    throw new Error('Unexpected form of a compound file');
  return Uint8Array.from(written);
}

function writePiece(view: DataView, place: number, { text, isNarrow }: DocPiece): void {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isNarrow) view.setUint8(place + index, code);
    else view.setUint16(place + index * 2, code, true);
  }
}

function pieceTable(pieces: readonly DocPiece[], places: ReadonlyMap<DocPiece, number>): Uint8Array {
  const properties = [1, 2, 0, 0xaa, 0xbb];
  const size = (pieces.length + 1) * 4 + pieces.length * 8;
  const table = new Uint8Array(properties.length + 5 + size);
  table.set(properties);
  const view = new DataView(table.buffer, properties.length);
  view.setUint8(0, 2);
  view.setUint32(1, size, true);
  let character = 0;
  for (const [index, piece] of pieces.entries()) {
    const place = places.get(piece) ?? 0;
    view.setUint32(5 + index * 4, character, true);
    character += piece.text.length;
    const at = 5 + (pieces.length + 1) * 4 + index * 8;
    view.setUint32(at + 2, piece.isNarrow ? (place * 2) | 0x40000000 : place, true);
  }
  view.setUint32(5 + pieces.length * 4, character, true);
  return table;
}
