import { exclusionPhrases, type Skill, skills, type Trust } from './lexicon/index.ts';
import { once } from './once.ts';
import { type Token, tokenize } from './text/tokenize.ts';
import { createWordTrie } from './text/word-trie.ts';

/** Where a spelling ends in the trie of words. */
interface Ending {
  /** Absent for an exclusion phrase. */
  readonly skill?: Skill;
  readonly trust: Trust;
  readonly text: string;
}

/** A spelling found in a text, from its first to its last token. */
export interface Mention extends Ending {
  readonly first: number;
  readonly last: number;
}

/** Built when it is first needed: most pages that carry this code never search. */
const spellingTrie = once(() => {
  const built = createWordTrie<Ending>();
  for (const skill of skills) {
    for (const { text, trust } of skill.spellings) built.add(text, () => ({ skill, trust, text }));
  }
  for (const text of exclusionPhrases) built.add(text, () => ({ trust: 'always', text }));
  return built;
});

/** The longest spelling at each place of a text, from left to right; none overlaps another. */
export function findSpellings(tokens: readonly Token[]): Mention[] {
  const known = spellingTrie();
  const mentions: Mention[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const longest = known.longestFrom(tokens, first);
    if (longest === undefined) continue;
    mentions.push({ ...longest.ending, first, last: longest.last });
    first = longest.last;
  }
  return mentions;
}

/** The places of phrases that hold the name of a skill or a trade and mean something else: "driver of growth". */
export function excludedPlaces(tokens: readonly Token[]): number[] {
  return findSpellings(tokens).flatMap(({ skill, first, last }) =>
    skill === undefined ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [],
  );
}

/** The skill that a text names from its first to its last word, however ambiguous the word is elsewhere. */
export function skillNamed(text: string): Skill | undefined {
  const tokens = tokenize(text);
  const longest = spellingTrie().longestFrom(tokens, 0);
  return longest?.last === tokens.length - 1 ? longest.ending.skill : undefined;
}
