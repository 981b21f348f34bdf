/** No call takes anything deeper than a row with a list, or filters with a list of places. */
const maxDepth = 8;
/** Hundreds of rows with lists have a few thousand. What is built and checked of each value keeps everybody waiting. */
const maxValues = 20_000;

const codes = {
  quote: 0x22,
  backslash: 0x5c,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
  comma: 0x2c,
};

/** How JSON writes what PostgreSQL takes in no text: a NUL, and half a character. */
const doubtfulEscape = /\\u(?:0000|d[89a-f])/i;

/**
 * The body as JSON; undefined when it is not JSON, is no UTF-8, holds a NUL, or is nested deeper or holds more values than any
 * call needs. Half a character, as a text has that was cut, becomes the sign for an unknown one.
 * Both are counted before anything is built.
 */
export function parseJson(body: Uint8Array): unknown {
  if (!isModest(body)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return doubtfulEscape.test(text) ? JSON.parse(text, toStorable) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isModest(body: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const code = body[at];
    if (isText) {
      if (code === codes.backslash) at += 1;
      else if (code === codes.quote) isText = false;
    } else if (code === codes.quote) {
      isText = true;
    } else if (code === codes.openBracket || code === codes.openBrace) {
      depth += 1;
      values += 1;
      if (depth > maxDepth || values > maxValues) return false;
    } else if (code === codes.closeBracket || code === codes.closeBrace) {
      depth -= 1;
    } else if (code === codes.comma) {
      values += 1;
      if (values > maxValues) return false;
    }
  }
  return true;
}

function toStorable(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('A NUL');
  return typeof value === 'string' ? value.toWellFormed() : value;
}
