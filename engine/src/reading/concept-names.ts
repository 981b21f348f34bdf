import { type Concept, type Credential, credentials, type Occupation, occupations } from '../concepts/index.ts';
import { once } from '../once.ts';
import { excludedPlaces } from '../spelling-trie.ts';
import { kiswahiliPlurals } from '../text/kiswahili-plural.ts';
import type { Token } from '../text/tokenize.ts';
import { createWordTrie, type WordTrie } from '../text/word-trie.ts';
import { learnersPosts } from './facts/titles.ts';

/** Where a text names an occupation or a credential, from its first to its last token. */
export interface NamedConcept<Kind extends Concept> {
  readonly concept: Kind;
  readonly first: number;
  readonly last: number;
}

/** One way to write a concept. */
interface Name<Kind> {
  readonly concept: Kind;
  /** As it must be written; null for any case. */
  readonly written: string | null;
  readonly isAmbiguous: boolean;
}

/** Built when they are first needed. */
const occupationNames = once(() => namesOf(occupations()));
const credentialNames = once(() => namesOf(credentials()));

function namesOf<Kind extends Concept>(concepts: readonly Kind[]): WordTrie<readonly Name<Kind>[]> {
  const trie = createWordTrie<readonly Name<Kind>[]>();
  const stated = new Set(concepts.flatMap(({ aliases }) => aliases.map(({ text }) => text)));
  for (const concept of concepts) {
    for (const { text, trust, register } of concept.aliases) {
      const add = (written: string, name: Omit<Name<Kind>, 'concept'>): void =>
        trie.add(written, (present) => [...(present ?? []), { concept, ...name }]);
      for (const learner of learnersOf(text))
        if (!stated.has(learner)) add(learner, { written: null, isAmbiguous: false });
      add(text, { written: trust === 'always' ? null : text, isAmbiguous: trust === 'in-context' });
      // Several people are not the writer of a CV: they count in titles only.
      if (register === 'sw')
        for (const several of kiswahiliPlurals(text)) add(several, { written: several, isAmbiguous: true });
    }
  }
  return trie;
}

/** Who is called an intern in one firm is an attaché or a trainee in another: "hr attachment" of "hr intern". */
function learnersOf(name: string): readonly string[] {
  const field = /^(.+) intern$/.exec(name)?.[1];
  return field === undefined ? [] : learnersPosts.map((learner) => `${field} ${learner}`);
}

/** Names of work rather than of people: "customer care" is a skill in a CV, and a post in a title. */
const workNames =
  /(?:ing|ry|(?<!attach)ment|(?<!intern)ship|tion|ure|ism|ics|ance|ity)$|^(?:care|service|services|support|sales|sale|accounts|account|finance|audit|work|works|it|ict|hr|pr|research|repair|data|law|design)$/;

/** The occupations a text names, the longest name at each place. Ambiguous names, and those of work, count in titles only. */
export function findOccupations(tokens: readonly Token[], isTitle: boolean): NamedConcept<Occupation>[] {
  const found = find(occupationNames(), tokens, isTitle);
  return isTitle ? found : namesOfPeople(tokens, found);
}

/** "IT Support" and "Data Entry" tell the occupation of a post that names no people; elsewhere they are skills. */
export function findNamesOfWork(post: readonly Token[]): NamedConcept<Occupation>[] {
  const found = find(occupationNames(), post, false);
  return namesOfPeople(post, found).length > 0 ? [] : found;
}

function namesOfPeople(tokens: readonly Token[], found: NamedConcept<Occupation>[]): NamedConcept<Occupation>[] {
  if (found.length === 0) return found;
  const excluded = new Set(excludedPlaces(tokens));
  return found.filter(({ first, last }) => {
    if (excluded.has(first) || workNames.test(tokens[last]?.singular ?? '')) return false;
    // "Cleaner than before".
    return tokens[last + 1]?.word !== 'than';
  });
}

const joins = /^(?:of|in|for|wa|ya|la|za|kwa|and)$/;

/** The word of a name that stands for the people: "teacher" of "teacher of mathematics", else the last. */
export function headOfName(tokens: readonly Token[], first: number, last: number): number {
  for (let at = first + 1; at < last; at += 1) if (joins.test(tokens[at]?.word ?? '')) return at - 1;
  return last;
}

/** The licences, registrations, certificates and levels of schooling a text names, the longest name at each place. */
export function findCredentials(tokens: readonly Token[]): NamedConcept<Credential>[] {
  return find(credentialNames(), tokens, false);
}

function find<Kind extends Concept>(
  trie: WordTrie<readonly Name<Kind>[]>,
  tokens: readonly Token[],
  isTitle: boolean,
): NamedConcept<Kind>[] {
  const found: NamedConcept<Kind>[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const longest = trie.longestFrom(tokens, first);
    if (longest === undefined) continue;
    const surface = tokens[first]?.surface;
    const name = longest.ending.find(
      ({ written, isAmbiguous }) =>
        written === null || (isTitle && isAmbiguous) || (!isAmbiguous && written === surface),
    );
    if (name === undefined) continue;
    found.push({ concept: name.concept, first, last: longest.last });
    first = longest.last;
  }
  return found;
}
