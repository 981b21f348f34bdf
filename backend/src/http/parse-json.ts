import { isModestJson } from '../../../supabase/functions/_shared/is-modest-json.ts';

/** No call takes anything deeper than a row with a list, or filters with a list of places. */
const maxDepth = 8;
/** Hundreds of rows with lists have a few thousand. What is built and checked of each value keeps everybody waiting. */
const maxValues = 20_000;

/** How JSON writes what PostgreSQL takes in no text: a NUL, and half a character. */
const doubtfulEscape = /\\u(?:0000|d[89a-f])/i;

/**
 * The body as JSON; undefined when it is not JSON, is no UTF-8, holds a NUL, or is nested deeper or holds more values than any
 * call needs. Half a character, as a text has that was cut, becomes the sign for an unknown one.
 * Both are counted before anything is built.
 */
export function parseJson(body: Uint8Array): unknown {
  if (!isModestJson(body, { maxDepth, maxValues })) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return doubtfulEscape.test(text) ? JSON.parse(text, toStorable) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toStorable(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('A NUL');
  return typeof value === 'string' ? value.toWellFormed() : value;
}
