import { chunksOf } from '../_ai/plain-text.ts';

const piecesAtOnce = 4;

/**
 * What is found in a text that is read piece by piece, each of at most `longest` characters; of the pieces in any order.
 *
 * @throws what `read` throws, once: after a failure no further piece is read
 */
export async function readInPieces<Found>(
  text: string,
  longest: number,
  read: (piece: string) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const waiting = chunksOf(text, longest);
  async function readOn(): Promise<Found[]> {
    const found: Found[] = [];
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) found.push(...(await read(piece)));
    return found;
  }
  try {
    return (await Promise.all(Array.from({ length: piecesAtOnce }, readOn))).flat();
  } finally {
    // After a failure, further calls would only cost money.
    waiting.length = 0;
  }
}
