/**
 * Between texts that do not follow each other: no space, so that no phrase goes from one into the next, and a line of its own,
 * so that no sentence does. No text of a stranger holds it (`clean-text.ts`).
 */
const seam = '\n\u001F\n';

export function joinTexts(texts: readonly string[]): string {
  return texts.join(seam);
}

/** The characters (Unicode code points) of a description that lists carry. */
const sentCharacters = 600;

/**
 * A beginning that was cut off, without the word it may have been cut in: what is left of `JavaScript` may look like `Java`.
 * A word that reaches the end comes again among the passages from further down when it matters.
 *
 * @param text as it was sent, before it is cleaned
 */
export function withoutCutWord(text: string): string {
  const isWhole = text.length < sentCharacters || [...text].length < sentCharacters;
  return isWhole ? text : text.replace(/[\p{L}\p{N}+#]+$/u, '');
}
