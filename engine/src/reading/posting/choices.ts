import type { ConceptMention } from '../mentions.ts';

/** What stands between two things of which either is enough, or which go on a list of such. */
const separator = /^\s*(?:[,;/]|,?\s*\b(?:or|and\/or|au|ama)\b)(?:\s*\b(?:an?|the|in|or|au|ama)\b)*\s*$/i;
const either = /\b(?:or|au|ama)\b|\//i;
const opensChoice = /\b(?:any(?: one)? of|at least one of|one of|either)\b[^.;\n]{0,30}$/i;
const endsInChoice = /^\s*,?\s*(?:or|au|ama)\b/i;
const maxSeparatorLength = 20;
const opening = 60;

/**
 * Lists of which any one is enough: "CPA, ACCA or CIFA", "a diploma in any of: nursing, pharmacy". Of mentions at one place each belongs to
 * the list.
 *
 * @param mentions in the order of the text
 */
export function choicesIn<Mention extends ConceptMention>(
  text: string,
  mentions: readonly Mention[],
): readonly (readonly Mention[])[] {
  const lists: { mentions: Mention[]; end: number; places: number; isChoice: boolean }[] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const between = list === undefined ? '' : text.slice(list.end, mention.start);
    if (list !== undefined && mention.start < list.end) {
      list.mentions.push(mention);
      list.end = Math.max(list.end, mention.end);
    } else if (list !== undefined && between.length <= maxSeparatorLength && separator.test(between)) {
      list.mentions.push(mention);
      list.end = mention.end;
      list.places += 1;
      list.isChoice ||= either.test(between);
    } else {
      const before = text.slice(Math.max(0, mention.start - opening), mention.start);
      lists.push({ mentions: [mention], end: mention.end, places: 1, isChoice: opensChoice.test(before) });
    }
  }
  return lists
    .filter(
      ({ places, isChoice, end }) => places > 1 && (isChoice || endsInChoice.test(text.slice(end, end + opening))),
    )
    .map((list) => list.mentions);
}
