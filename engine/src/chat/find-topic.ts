import { once } from '../once.ts';
import type { Token } from '../text/tokenize.ts';
import { correctSpelling, createVocabulary, type Vocabulary } from './spelling.ts';
import { groupWords, isEmptyWord, termOf } from './terms.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics/index.ts';

/** A topic that a question is about, and how surely: the weight of the words they share. */
export interface FoundTopic {
  readonly topic: Topic;
  readonly weight: number;
}

interface Way {
  readonly topic: Topic;
  readonly terms: ReadonlySet<string>;
}

interface TopicIndex {
  readonly ways: readonly Way[];
  readonly weights: ReadonlyMap<string, number>;
  readonly vocabulary: Vocabulary;
}

/**
 * The least part of a way, by the weight of its words, that a question must hold. One of three words may be missing, but no warning is
 * given for half of its reason.
 */
const minShare = 0.7;
/** What goes before everything else, when it is named at all. */
const safetyBonus = 3;
const talkShare = 0.3;
/** So many words a question may have when a single one decides. */
const maxBesideOne = 3;

const known = once((): TopicIndex => {
  const ways = topics.flatMap((topic) =>
    topic.ways
      .trim()
      .split('\n')
      .map((way): Way => ({ topic, terms: new Set(termsOfWay(way)) })),
  );
  const holders = new Map<string, Set<Topic>>();
  for (const { topic, terms } of ways) {
    for (const term of terms) holders.set(term, (holders.get(term) ?? new Set()).add(topic));
  }
  const weights = new Map([...holders].map(([term, { size }]) => [term, Math.log(1 + topics.length / size)]));
  return { ways, weights, vocabulary: createVocabulary([...groupWords(), ...holders.keys()]) };
});

function termsOfWay(way: string): string[] {
  const spoken = way.trim().split(/\s+/);
  const telling = spoken.filter((word) => !isEmptyWord(word));
  return (telling.length === 0 ? spoken : telling).map((word) => termOf(word) ?? word);
}

/**
 * What a question is about, by the words it shares with the ways to ask; undefined when it shares too few with any.
 *
 * @param demanded what of it others may demand: warnings are found by this alone
 */
export function findTopic(tokens: readonly Token[], demanded = tokens): FoundTopic | undefined {
  const { ways, weights } = known();
  const askedByAll = askedTerms(tokens);
  const askedByOthers = demanded === tokens ? askedByAll : askedTerms(demanded);
  const telling = tokens.filter(({ word }) => !isEmptyWord(word)).length;
  const weightOf = (term: string): number => weights.get(term) ?? 0;
  let best: FoundTopic | undefined;
  for (const { topic, terms } of ways) {
    // "I am free on Monday": one word of many says too little.
    if (terms.size === 1 && topic.rank !== 'safety' && telling > maxBesideOne) continue;
    const asked = topic.rank === 'safety' ? askedByOthers : askedByAll;
    let [held, all, missing] = [0, 0, 0];
    for (const term of terms) {
      all += weightOf(term);
      if (asked.has(term)) held += weightOf(term);
      else missing += 1;
    }
    if (held / all < minShare || missing > (terms.size >= 3 && topic.rank !== 'safety' ? 1 : 0)) continue;
    const bonus = topic.rank === 'safety' && missing === 0 ? safetyBonus : 0;
    const weight = (held * (held / all) + bonus) * (topic.rank === 'talk' ? talkShare : 1);
    if (best === undefined || weight > best.weight) best = { topic, weight };
  }
  return best;
}

function askedTerms(tokens: readonly Token[]): ReadonlySet<string> {
  const { weights, vocabulary } = known();
  return new Set(
    tokens.flatMap(({ word, singular, surface }) => {
      if (amount.test(surface)) return ['amount'];
      const typed = surface.toLowerCase();
      const plain = squeezed(typed);
      const isKnown = (form: string): boolean => weights.has(form) || isEmptyWord(form) || termOf(form) !== undefined;
      const form = [typed, word, singular, plain].find(isKnown) ?? correctSpelling(plain, vocabulary) ?? typed;
      return [termOf(form) ?? form, ...(isEmptyWord(form) && !weights.has(form) ? [] : [form])];
    }),
  );
}

/** A sum of money, most likely: 1500, 3k. */
const amount = /^(?:\d{3,7}|\d{1,3}k)$/i;

/** "heeeelp", "kaziii": no word of either language has a letter three times in a row. */
function squeezed(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1');
}
