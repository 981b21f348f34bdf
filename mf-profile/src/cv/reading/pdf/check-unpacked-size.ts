import { CvReadError } from '../cv-read-error.ts';
import { concatenate, inflatedPieces, UnpackBudget } from '../zip/inflate.ts';

const stream = /stream\r?\n/g;
/** The dictionary of a stream stands right before it. */
const dictionaryWithin = 1_000;
/** Reading a bit more of a damaged stream is no harm, reading the whole file for each stream is. */
const longest = 10 * 1024 * 1024;

/**
 * Unpacks the packed streams of a PDF once without keeping anything, and stops a file that would become too much: pdf.js has no
 * limit of its own. Pictures are left out, since reading text does not unpack them.
 *
 * @throws CvReadError `too-large`
 */
export async function checkUnpackedSize(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = new TextDecoder('latin1').decode(bytes);
  const budget = new UnpackBudget();
  for (const match of text.matchAll(stream)) {
    const begin = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - dictionaryWithin), match.index);
    if (before.endsWith('end')) continue;
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    if (!/\/(FlateDecode|Fl)\b/.test(dictionary) || /\/Subtype\s*\/Image/.test(dictionary)) continue;
    const end = text.indexOf('endstream', begin);
    const packed = bytes.subarray(begin, end === -1 ? begin + longest : endOfData(text, end));
    const layers = dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 1;
    await countUnpacked(packed, layers, budget);
  }
}

/** The line break before `endstream` is none of the data, and a browser takes it for a fault. */
function endOfData(text: string, end: number): number {
  const lineEnd = /\r?\n?$/.exec(text.slice(end - 2, end))?.[0] ?? '';
  return end - lineEnd.length;
}

async function countUnpacked(packed: Uint8Array<ArrayBuffer>, layers: number, budget: UnpackBudget): Promise<void> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of inflatedPieces(packed, 'deflate')) {
      budget.spend(piece.length);
      if (layers > 1) pieces.push(piece);
    }
  } catch (error) {
    // Bytes behind the stream, or a damaged one, which pdf.js reads as far as it can.
    if (error instanceof CvReadError && error.code === 'too-large') throw error;
  }
  if (layers > 1) await countUnpacked(concatenate(pieces), layers - 1, budget);
}
