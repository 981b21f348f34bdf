/** More than three lines on the widest card; a phone need not lay out what it cuts off. */
const maxLength = 400;

/** The beginning of an advert for a card, where the items of a list follow each other in one line. */
export function excerptOf(description: string): string {
  return description.slice(0, maxLength).replaceAll(/\s*\n\s*[-*•]\s+/g, ' · ');
}
