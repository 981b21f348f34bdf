import { decoys, type Skill, skills, type Trust } from './lexicon/index.ts';
import { type Token, tokenize } from './text/tokenize.ts';

/** Where a spelling ends in the trie of words. */
interface Ending {
  /** Absent for a decoy. */
  readonly skill?: Skill;
  readonly trust: Trust;
  readonly text: string;
}

interface Branch {
  readonly next: Map<string, Branch>;
  ending?: Ending;
}

/** A spelling found in a text, from its first to its last token. */
export interface Sighting extends Ending {
  readonly first: number;
  readonly last: number;
}

let root: Branch | undefined;

/** Built once, when it is first needed: most pages that carry this code never search. */
function spellingTrie(): Branch {
  root ??= buildTrie();
  return root;
}

function buildTrie(): Branch {
  const trie: Branch = { next: new Map() };
  for (const skill of skills) for (const { text, trust } of skill.spellings) plant(trie, { skill, trust, text });
  for (const text of decoys) plant(trie, { trust: 'always', text });
  return trie;
}

function plant(trie: Branch, ending: Ending): void {
  let branch = trie;
  for (const key of spellingKeys(ending.text)) {
    const next = branch.next.get(key) ?? { next: new Map() };
    branch.next.set(key, next);
    branch = next;
  }
  branch.ending = ending;
}

/**
 * What a spelling is compared by. In a phrase each word counts in singular and plural. A single word in the plural means
 * the plural: "sales" is a skill, "sale" is none.
 */
export function spellingKeys(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.map(({ word, singular }) => (tokens.length === 1 ? word : singular));
}

/** The longest spelling at each place of a text, from left to right; none overlaps another. */
export function findSpellings(tokens: readonly Token[]): Sighting[] {
  const trie = spellingTrie();
  const sightings: Sighting[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const sighting = longestFrom(trie, tokens, first);
    if (sighting === undefined) continue;
    sightings.push(sighting);
    first = sighting.last;
  }
  return sightings;
}

function longestFrom(trie: Branch, tokens: readonly Token[], first: number): Sighting | undefined {
  let longest: Sighting | undefined;
  let branch: Branch | undefined = trie;
  for (let last = first; last < tokens.length; last += 1) {
    const token = tokens[last];
    if (token === undefined || (last > first && !token.gap.joins)) break;
    const ownWord = last === first ? trie.next.get(token.word)?.ending : undefined;
    branch = branch?.next.get(token.singular);
    const ending = ownWord ?? branch?.ending;
    if (ending !== undefined) longest = { ...ending, first, last };
    if (branch === undefined) break;
  }
  return longest;
}

/** The skill that a text names from its first to its last word, however ambiguous the word is elsewhere. */
export function skillNamed(text: string): Skill | undefined {
  const tokens = tokenize(text);
  const sighting = longestFrom(spellingTrie(), tokens, 0);
  return sighting?.last === tokens.length - 1 ? sighting.skill : undefined;
}
