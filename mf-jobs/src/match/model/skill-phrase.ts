/** Words to look for in a text, in that order. */
export interface Phrase {
  /** What the text must hold at least: looking for it is a hundred times faster than the expression. */
  readonly firstWord: string;
  readonly expression: RegExp;
}

/** Finds whole words: `Java` is not in `JavaScript`, nor `C` in `C++`. */
export function toPhrase(text: string): Phrase {
  const words = text.toLowerCase().split(/\s+/);
  const literal = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  return {
    firstWord: words[0] ?? '',
    expression: new RegExp(`(?:^|[^\\p{L}\\p{N}])${literal}(?:$|[^\\p{L}\\p{N}+#])`, 'u'),
  };
}

/** @param text in lower case */
export function holds(text: string, { firstWord, expression }: Phrase): boolean {
  return text.includes(firstWord) && expression.test(text);
}
