import { pages } from './pages.ts';
import { accountTopics } from './topics/account.ts';
import { jobTopics } from './topics/jobs.ts';
import { productTopics } from './topics/product.ts';

/** What the chat says of a topic today, in English, in few words. */
export interface KnownAnswer {
  readonly title: string;
  readonly text: string;
}

/** Whoever passes the answers on pays by the character. */
const maxTextLength = 110;

/** The pages of the product, as links in Markdown. */
export function knownPages(): string[] {
  return Object.values(pages).map(({ en, path }) => `[${en}](${path})`);
}

/** The topics on the product itself with the beginning of their answers, for whoever else has to tell how it works. */
export function knownAnswers(): KnownAnswer[] {
  const told = productTopics.filter(({ tellsProvider }) => tellsProvider);
  return [...accountTopics, ...jobTopics, ...told].map(({ title, en }) => ({ title, text: beginningOf(en) }));
}

/** As many whole sentences as fit, the first in any case. */
function beginningOf(text: string): string {
  const [first = '', ...others] = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text];
  let beginning = first;
  for (const sentence of others) {
    if (beginning.length + sentence.length > maxTextLength) break;
    beginning += sentence;
  }
  return beginning.trim();
}
