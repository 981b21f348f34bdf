import { CvReadError } from '../cv-read-error.ts';

/**
 * Offsets within the file information block, the head of the stream `WordDocument`:
 * https://learn.microsoft.com/en-us/openspecs/office_file_formats/ms-doc/175d2fe1-92dd-45d2-b091-1fe8a0c0d40a
 */
const fib = {
  mark: 0x00,
  version: 0x02,
  flags: 0x0a,
  characters: 0x4c,
  headerCharacters: 0x54,
  boxCharacters: 0x64,
  pieces: 0x01a2,
};
const wordMark = 0xa5ec;
/** Word 97; what came before keeps its text elsewhere. */
const oldestVersion = 0x00c1;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

export interface WordText {
  readonly body: string;
  /** Headers and footers of all pages. */
  readonly headers: string;
  readonly textBoxes: string;
}

interface Piece {
  readonly begin: number;
  readonly end: number;
  readonly offset: number;
  /** One byte a character (Windows-1252) instead of two (UTF-16). */
  readonly isNarrow: boolean;
}

/**
 * The characters of a Word 97 document, in order: its text lies in pieces all over the stream, and a table of pieces in another
 * stream tells their order.
 *
 * @throws CvReadError `unsupported`, `encrypted`, `broken`
 */
export function readWordText(main: Uint8Array, stream: (name: string) => Uint8Array | undefined): WordText {
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  if (main.length < fib.pieces + 8 || view.getUint16(fib.mark, true) !== wordMark) throw new CvReadError('broken');
  if (view.getUint16(fib.version, true) < oldestVersion) throw new CvReadError('unsupported');
  const flags = view.getUint16(fib.flags, true);
  if (flags & encryptedFlag) throw new CvReadError('encrypted');
  const table = stream(flags & secondTableFlag ? '1Table' : '0Table');
  if (table === undefined) throw new CvReadError('broken');
  const at = view.getUint32(fib.pieces, true);
  const pieces = readPieces(table.subarray(at, at + view.getUint32(fib.pieces + 4, true)));
  const text = pieces.map((piece) => pieceText(main, piece)).join('');
  // The parts follow each other: body, footnotes, headers, macros, comments, endnotes, text boxes.
  const lengths = Array.from({ length: 7 }, (_, index) => view.getUint32(fib.characters + index * 4, true));
  const partAt = (offset: number) => {
    const index = (offset - fib.characters) / 4;
    const begin = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
    return text.slice(begin, begin + (lengths[index] ?? 0));
  };
  return { body: partAt(fib.characters), headers: partAt(fib.headerCharacters), textBoxes: partAt(fib.boxCharacters) };
}

/** The table of pieces stands behind any number of property blocks (mark 1) and has mark 2. */
function readPieces(table: Uint8Array): Piece[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = 0;
  while (at + 3 <= table.length && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > table.length || view.getUint8(at) !== 2) throw new CvReadError('broken');
  const size = view.getUint32(at + 1, true);
  const count = Math.floor((size - 4) / 12);
  const positions = at + 5;
  if (count < 0 || positions + size > table.length) throw new CvReadError('broken');
  return Array.from({ length: count }, (_, index) => {
    const place = view.getUint32(positions + (count + 1) * 4 + index * 8 + 2, true);
    const isNarrow = (place & 0x40000000) !== 0;
    return {
      begin: view.getUint32(positions + index * 4, true),
      end: view.getUint32(positions + index * 4 + 4, true),
      offset: isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff,
      isNarrow,
    };
  });
}

function pieceText(main: Uint8Array, { begin, end, offset, isNarrow }: Piece): string {
  const length = (end - begin) * (isNarrow ? 1 : 2);
  if (length < 0 || offset + length > main.length) throw new CvReadError('broken');
  return new TextDecoder(isNarrow ? 'windows-1252' : 'utf-16le').decode(main.subarray(offset, offset + length));
}
