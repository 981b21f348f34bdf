const wrapped = /(\p{L}+)(?:\u00ad|\u2010|-)\n(\p{Ll}+)/gu;
/** First parts that keep their hyphen: `self-` and `employed` on the next line. */
const keepsHyphen =
  /^(?:self|well|non|co|part|full|first|long|short|high|low|hand|on|off|multi|cross|pre|post|ex|vice|in|end|real|day|hard|re|e|x|semi|up|follow|check|decision|problem|customer|client|time)$/i;

/**
 * Puts wrapped lines together. Whether the hyphen at the end of a line belongs to the word, the other words of the text tell, and
 * where they say nothing, the first part of the word.
 */
export function joinWrapped(lines: readonly string[]): string[] {
  const words = new Set(
    lines
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}]+(?:-[\p{L}]+)*/gu),
  );
  return lines.map((line) =>
    line
      .replaceAll(wrapped, (_all, first: string, second: string) => {
        const together = `${first}${second}`.toLowerCase();
        if (words.has(together)) return `${first}${second}`;
        const isCompound = words.has(`${first}-${second}`.toLowerCase()) || keepsHyphen.test(first);
        return isCompound ? `${first}-${second}` : `${first}${second}`;
      })
      .replaceAll('\n', ' '),
  );
}
