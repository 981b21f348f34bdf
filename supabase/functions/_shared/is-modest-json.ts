const codes = {
  quote: 0x22,
  backslash: 0x5c,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
  comma: 0x2c,
};

export interface JsonLimits {
  readonly maxDepth: number;
  /** Lists, objects and what follows a comma in them. */
  readonly maxValues: number;
}

/** Whether a body nests no deeper and holds no more values than a call needs, told before anything is built of it. */
export function isModestJson(body: Uint8Array, { maxDepth, maxValues }: JsonLimits): boolean {
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
