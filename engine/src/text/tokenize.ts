import { type NormalForm, normalForm } from './normal-form.ts';

/** A word of a text, with what stands between it and the word before. */
export interface Token extends NormalForm {
  /** As written. */
  readonly surface: string;
  /** Places in the text, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
}

/** What the characters between two words allow. */
export interface Gap {
  /** A phrase may go on across it: a blank, a hyphen, the end of a line. */
  readonly joins: boolean;
  /** An enumeration may go on across it: a comma, a slash, a bullet. */
  readonly lists: boolean;
  /** A sentence, or a point of a list, may begin after it. */
  readonly opens: boolean;
  /** A heading ends here. */
  readonly heads: boolean;
}

/**
 * Words of letters and digits. `C++`, `C#`, `F#` and `.NET` are one word each, so is `C+`, which is a grade and not a
 * language. `&` is the word "and".
 */
const word =
  /(?:(?<![\p{L}\p{N}])\.(?=net(?![\p{L}\p{N}])))?[\p{L}\p{M}\p{N}]+(?:['’]s(?![\p{L}\p{N}])|\+\+|[+#](?![\p{L}\p{N}]))?|&/giu;

/** The words of a text in their order. */
export function tokenize(text: string): Token[] {
  const forms = new Map<string, NormalForm>();
  const gaps = new Map<string, Gap>();
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: surface, index: start } of text.matchAll(word)) {
    const between = text.slice(end, Math.min(start, end + maxGap));
    const gap = remember(gaps, between, readGap);
    const { word: normal, singular } = remember(forms, surface, readWord);
    end = start + surface.length;
    tokens.push({ surface, word: normal, singular, start, end, gap: tokens.length === 0 ? firstGap : gap });
  }
  return tokens;
}

const maxGap = 12;
const firstGap: Gap = { joins: false, lists: false, opens: true, heads: false };

function readWord(surface: string): NormalForm {
  return surface === '&' ? { word: 'and', singular: 'and' } : normalForm(surface);
}

function readGap(between: string): Gap {
  return {
    joins: /^(?:|[-‐‑'’._]|\s{1,2}|[ \t]*\r?\n[ \t]*| ?\/ ?|-\r?\n)$/.test(between),
    lists: /[,;|/•·▪●◦*+\n\r\t–—]| {3}|^ - $/.test(between) && !/[.!?:]/.test(between),
    opens: /[.!?:;•·▪●◦*\n\r]|^\s*[-–—]\s/.test(between),
    heads: between.includes(':'),
  };
}

function remember<Value>(known: Map<string, Value>, key: string, read: (key: string) => Value): Value {
  const value = known.get(key) ?? read(key);
  known.set(key, value);
  return value;
}
