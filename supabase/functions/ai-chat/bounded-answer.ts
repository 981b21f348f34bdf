import { findContacts, withoutContacts } from '../_ai/contacts.ts';
import { limits } from './contract.ts';

/** Line ends and tabs stay. */
const controlCharacters = /(?![\n\t])\p{Cc}/gu;
/** Longer than a contact is until it can be told; a link goes on until its next space. */
const maxBeginningLength = 160;

/** A model's answer without control characters and contacts, cut to the longest that is passed on. */
export function bounded(text: string): string {
  return withoutContacts(text.slice(0, limits.answer).replace(controlCharacters, ''));
}

/**
 * The same for an answer that comes in pieces; the provider is not listened to past the end. The latest words are held back until
 * it shows that they are no part of a contact.
 */
export async function* boundedPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let left: number = limits.answer;
  let held = '';
  let nextLook = maxBeginningLength;
  try {
    for await (const piece of pieces) {
      const text = piece.slice(0, left);
      left -= text.length;
      held += text.replace(controlCharacters, '');
      if (held.length > nextLook) {
        const end = endOfSafeText(held);
        const safe = withoutContacts(held.slice(0, end));
        held = held.slice(end);
        // In steps that grow with what is held, so that a link without an end is not read again for each of its letters.
        nextLook = Math.max(maxBeginningLength, held.length) * 1.25;
        if (safe !== '') yield safe;
      }
      if (left === 0) break;
    }
  } catch (error) {
    // What came before the provider broke off is told before the error is.
    yield* restOf(held);
    throw error;
  }
  yield* restOf(held);
}

function* restOf(held: string): Generator<string> {
  const rest = withoutContacts(held);
  if (rest !== '') yield rest;
}

/** A space before which nothing can become part of a contact. */
function endOfSafeText(text: string): number {
  const latest = text.length - maxBeginningLength;
  const open = findContacts(text).find(({ end }) => end >= latest)?.start ?? latest;
  return open <= 0 ? 0 : text.lastIndexOf(' ', Math.min(open, latest)) + 1;
}
