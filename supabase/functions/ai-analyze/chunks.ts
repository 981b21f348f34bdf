/**
 * Cuts a text into pieces of at most `longest` characters, at the end of a line or between two words, so that no skill is
 * cut in two. A single word that is longer is cut all the same.
 */
export function chunksOf(text: string, longest: number): string[] {
  const chunks: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const piece = rest.slice(0, longest + 1);
    const end = [piece.lastIndexOf('\n'), piece.search(/\s\S*$/)].find((place) => place > longest / 2) ?? longest;
    chunks.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? chunks : [...chunks, rest];
}
