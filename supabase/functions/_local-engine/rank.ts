import { tokenize } from './text/tokenize.ts';

/** A text to search, in two parts: a word in the title counts twice. */
export interface Searchable {
  readonly title: string;
  readonly body: string;
}

/** Words that say nothing of what is asked, in English and Kiswahili. */
const emptyWords = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get give go had has have hello
  help here hey hi how i if in into is it its just know like looking make me much my need no not of on one or our out please
  show so some tell than thank that the their them then there these they this to up us use want was we what when where
  which who why will with would you your hapa hii hiyo huo je jinsi kwa la lini mimi na naomba nataka ni nini ninataka
  nisaidie nitafanyaje wa wapi ya yangu za`.split(/\s+/),
);

/** The least part of a question, by the weight of its words, that a source must hold to be an answer. */
const leastCoverage = 0.4;

/**
 * The items that answer a question, best first. A word weighs by its rarity among the items (inverse document
 * frequency); words that occur nowhere weigh most, so that a question about something else finds nothing.
 */
export function rank<Item>(question: string, items: readonly Item[], read: (item: Item) => Searchable): Item[] {
  const asked = [...wordsOf(question)].filter((word) => !emptyWords.has(word));
  const texts = items.map((item) => {
    const { title, body } = read(item);
    return { item, title: wordsOf(title), body: wordsOf(body) };
  });
  const weights = new Map(
    asked.map((word) => {
      const holders = texts.filter(({ title, body }) => title.has(word) || body.has(word)).length;
      return [word, Math.log(1 + items.length / (1 + holders))] as const;
    }),
  );
  const weigh = (words: readonly string[]): number => words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const total = weigh(asked);
  return texts
    .map(({ item, title, body }) => {
      const inTitle = asked.filter((word) => title.has(word));
      const held = asked.filter((word) => title.has(word) || body.has(word));
      return { item, coverage: weigh(held) / total, score: weigh(held) + weigh(inTitle) };
    })
    .filter(({ coverage }) => coverage >= leastCoverage)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/** Whether a word, in lower case, says nothing of what is asked. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

function wordsOf(text: string): Set<string> {
  // "Sign in" and "sign up" are opposites, and their second words are empty.
  const joined = text.replace(/\b(sign|log) (in|up|out)\b/gi, '$1$2');
  return new Set(tokenize(joined).map(({ singular }) => singular));
}
