/** No call takes anything deeper than a row with a list, or filters with a list of places. */
const maxDepth = 8;

const codes = {
  quote: 0x22,
  backslash: 0x5c,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
};

/**
 * The body as JSON; undefined when it is not JSON, is no UTF-8, or is nested deeper than any call needs. The depth is
 * counted before anything is built.
 */
export function parseJson(body: Uint8Array): unknown {
  if (depthOf(body) > maxDepth) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function depthOf(body: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
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
      deepest = Math.max(deepest, depth);
    } else if (code === codes.closeBracket || code === codes.closeBrace) {
      depth -= 1;
    }
  }
  return deepest;
}
