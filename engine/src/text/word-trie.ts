import { type Token, tokenize } from './tokenize.ts';

interface Branch<Ending> {
  readonly next: Map<string, Branch<Ending>>;
  ending?: Ending;
}

/** Phrases to be found in texts, each with what it means. */
export interface WordTrie<Ending> {
  /** What a phrase means; the same phrase added again is merged with what stands there. */
  add(phrase: string, merge: (present: Ending | undefined) => Ending): void;
  /** The longest phrase that begins at a token, and the token it ends at. */
  longestFrom(tokens: readonly Token[], first: number): { ending: Ending; last: number } | undefined;
}

/**
 * What a phrase is compared by. In a phrase each word counts in singular and plural. A single word in the plural means
 * the plural: "sales" is a skill, "sale" is none.
 */
export function phraseKeys(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.map(({ word, singular }) => (tokens.length === 1 ? word : singular));
}

export function createWordTrie<Ending>(): WordTrie<Ending> {
  const root: Branch<Ending> = { next: new Map() };
  return {
    add(phrase, merge) {
      let branch = root;
      for (const key of phraseKeys(phrase)) {
        const next: Branch<Ending> = branch.next.get(key) ?? { next: new Map() };
        branch.next.set(key, next);
        branch = next;
      }
      branch.ending = merge(branch.ending);
    },
    longestFrom(tokens, first) {
      let longest: { ending: Ending; last: number } | undefined;
      let branch: Branch<Ending> | undefined = root;
      for (let last = first; last < tokens.length; last += 1) {
        const token = tokens[last];
        if (token === undefined || (last > first && !token.gap.joins)) break;
        const ownWord: Ending | undefined = last === first ? root.next.get(token.word)?.ending : undefined;
        branch = branch?.next.get(token.singular);
        const ending = ownWord ?? branch?.ending;
        if (ending !== undefined) longest = { ending, last };
        if (branch === undefined) break;
      }
      return longest;
    },
  };
}
