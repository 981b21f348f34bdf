import { limits } from './contract.ts';

/** Line ends and tabs stay. */
const controlCharacters = /(?![\n\t])\p{Cc}/gu;

/** A model's answer without control characters, cut to the longest that is passed on. */
export function bounded(text: string): string {
  return text.replace(controlCharacters, '').slice(0, limits.answer);
}

/** The same for an answer that comes in pieces; the provider is not listened to past the end. */
export async function* boundedPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let left: number = limits.answer;
  for await (const piece of pieces) {
    const text = bounded(piece).slice(0, left);
    left -= text.length;
    if (text !== '') yield text;
    if (left === 0) return;
  }
}
