/** Names whose signs a search index would drop, as words that it keeps. The database has the same list in `private.plain_terms`. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\b([cf])#/gi, '$1sharp'],
  [/(^|[^a-z0-9@.])(asp|vb)?\.net\b/gi, '$1$2 dotnet'],
  [/\b([a-z]+)\.js\b/gi, '$1js'],
  [/\bIT\b/g, 'ICT'],
];

/** The words of a text as the search compares them, in the order of the text. */
export function searchWords(text: string): string[] {
  const plain = signs.reduce((changed, [sign, word]) => changed.replaceAll(sign, word), text);
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A plural as its singular, `nurses` as `nurse`, and IT as ICT. The database does the same in `private.search_keys`. */
export function searchKey(word: string): string {
  if (word === 'it') return 'ict';
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /..[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
