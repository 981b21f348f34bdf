import { CvReadError } from '../cv-read-error.ts';
import { limits } from '../limits.ts';

/** Bytes that can unpack to a thousand times as many. */
const portion = 4096;

/** Counts what is really unpacked of one file: sizes that an archive states about itself are no proof. */
export class UnpackBudget {
  #left: number = limits.unpackedBytes;

  /** @throws CvReadError `too-large` when more was unpacked than allowed */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new CvReadError('too-large');
  }
}

/**
 * Unpacks deflated bytes piece by piece and stops where the budget ends, so that a bomb never stands in memory.
 *
 * @throws CvReadError `too-large`, or `broken` when the bytes are no deflated ones
 */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  budget: UnpackBudget,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of inflatedPieces(packed, format)) {
    budget.spend(piece.length);
    pieces.push(piece);
  }
  return concatenate(pieces);
}

/** @throws CvReadError `broken` after the last piece that could be unpacked */
export async function* inflatedPieces(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream(format);
  // What is wrong with the bytes, reading tells.
  writePortions(packed, writable).catch(() => undefined);
  const reader = readable.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new CvReadError('broken', { cause: error });
  } finally {
    // What comes of the rest is of no interest; a stream that has failed says so again.
    reader.cancel().catch(() => undefined);
  }
}

/** In small portions, since a browser hands out what a portion unpacks to only when it has read all of it. */
async function writePortions(packed: Uint8Array<ArrayBuffer>, writable: WritableStream<BufferSource>): Promise<void> {
  const writer = writable.getWriter();
  for (let at = 0; at < packed.length; at += portion) {
    await writer.ready;
    await writer.write(packed.subarray(at, at + portion));
  }
  await writer.close();
}

/** The pieces one behind the other. */
export function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
