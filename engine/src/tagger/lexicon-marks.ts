import { findSpellings } from '../spelling-trie.ts';
import type { Token } from '../text/tokenize.ts';

/** 0: the lexicon does not know the word here; 1: a name that counts begins; 2: it goes on; 3 and 4: an ambiguous name. */
export function lexiconMarks(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (const { first, last, skill, trust } of findSpellings(tokens)) {
    if (skill === undefined) continue;
    const begin = trust === 'always' ? 1 : 3;
    marks[first] = begin;
    marks.fill(begin + 1, first + 1, last + 1);
  }
  return marks;
}
