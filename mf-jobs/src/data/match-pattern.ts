/**
 * `text` as an `ilike` pattern that matches wherever it stands. It is written so that it may stand inside PostgREST's
 * `or=(...)` as well, unquoted: not every backend takes the quotes off a pattern again.
 *
 * `%`, `_` and `\` are escaped. Comma, brackets and double quote would end or quote the value, and PostgREST reads `*` as
 * `%`; none of these can be escaped there, so each matches any one character.
 */
export function containsPattern(text: string): string {
  const literal = text.trim().replace(/[\\%_]/g, '\\$&');
  return `%${literal.replace(/[*,()"]/g, '_')}%`;
}
