/** A point of a list without its mark: quoted alone it is no list. */
export function dropListMark(sentence: string): string {
  return sentence.replace(/^\s*[-*\u2013\u2022\u00b7]\s+/, '');
}
