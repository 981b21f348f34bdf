import { slug } from '../../concepts/concept.ts';
import { describedWork } from '../../concepts/data/described-work.ts';
import { once } from '../../once.ts';
import type { Token } from '../../text/tokenize.ts';
import { words } from '../../text/word-list.ts';

/** An occupation that a text tells of, from the verb to what it is done to, by the places of these words. */
export interface DescribedWork {
  readonly concept: string;
  readonly first: number;
  readonly last: number;
}

/** What a verb may be done to, by occupation. */
interface Description {
  readonly concept: string;
  readonly things: ReadonlySet<string>;
}

/** Words that may stand between a verb and what it is done to: "cut people's hair", "look after two children". */
const maxBetween = 2;

/** Occupations that a text tells of without their names: "I bake bread". Only for texts that name none. */
export function findDescribedWork(tokens: readonly Token[]): DescribedWork[] {
  const found: DescribedWork[] = [];
  for (const [first, token] of tokens.entries()) {
    for (const { concept, things } of byVerb().get(token.word) ?? []) {
      const last = findThing(tokens, first, things);
      if (last !== undefined) found.push({ concept, first, last });
    }
  }
  return found;
}

function findThing(tokens: readonly Token[], verb: number, things: ReadonlySet<string>): number | undefined {
  for (let at = verb + 1; at <= verb + 1 + maxBetween; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.gap.opens || !token.gap.joins) return undefined;
    if (things.has(token.singular) || things.has(token.word)) return at;
  }
  return undefined;
}

const byVerb = once(() => {
  const verbs = new Map<string, Description[]>();
  for (const line of describedWork.trim().split('\n')) {
    const [name = '', does = '', to = ''] = line.split(' | ');
    const description = { concept: `occupation:${slug(name)}`, things: words(to) };
    for (const verb of words(does)) verbs.set(verb, [...(verbs.get(verb) ?? []), description]);
  }
  return verbs;
});
