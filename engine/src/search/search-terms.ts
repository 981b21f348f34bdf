import { type Occupation, occupationById, occupations, slug } from '../concepts/index.ts';
import { type Spelling, skills } from '../lexicon/index.ts';
import { counties } from '../places/counties.ts';
import { fieldLines, typeLines, wordLines } from './field-words.ts';
import type { SearchTerm } from './search-term.ts';
import { searchKey, searchWords } from './search-word.ts';

/** As near as this, and the posts of one occupation are worth a look to whoever looks for the other. */
const closeNearness = 80;

/** Everything that people may type and that has other words in postings. */
export function searchTerms(): SearchTerm[] {
  const work = occupations().map(occupationTerm);
  const fields = fieldTerms();
  const taken = new Set([...work, ...fields].flatMap(({ phrases }) => phrases));
  return [...work, ...fields, ...wordTerms(), ...typeTerms(), ...placeTerms(), ...skillTerms(taken)];
}

function occupationTerm(occupation: Occupation): SearchTerm {
  const { id, names, aliases } = occupation;
  const phrases = toPhrases(aliases.map(({ text }) => text));
  const texts = [names.en, ...(names.sw === undefined ? [] : [names.sw])];
  return { id, kind: 'work', phrases, titles: phrases, texts: toTexts(texts), related: relatedTo(occupation) };
}

/** Close ones, and those that the name is a kind of: whoever looks for a lorry driver looks at drivers next. */
function relatedTo({ names, near }: Occupation): string[] {
  const own = new Set(searchWords(names.en));
  return near
    .filter(({ id, nearness }) => {
      return nearness >= closeNearness || occupationById(id)?.aliases.some(({ text }) => holds(own, text));
    })
    .map(({ id }) => id);
}

function holds(words: ReadonlySet<string>, text: string): boolean {
  const all = searchWords(text);
  return all.length < words.size && all.every((word) => words.has(word));
}

/** What an occupation or a field is called means the work, so a skill of that name is none here. */
function skillTerms(taken: ReadonlySet<string>): SearchTerm[] {
  return skills.flatMap(({ name, spellings }): SearchTerm[] => {
    const id = slug(name);
    const typed = spellings.filter(isTyped);
    const phrases = toPhrases(typed.map(({ text }) => text)).filter((phrase) => !taken.has(phrase));
    // Anywhere in a long text several words may stand by chance, and a word that means more than this is no sign of it.
    const texts = toTexts(
      typed
        .filter(({ text, trust }) => text === name || (trust === 'always' && searchWords(text).length === 1))
        .map(({ text }) => text),
    );
    // One spelling is found as it stands.
    if (phrases.length === 0 || (phrases.length === 1 && texts[0] === phrases[0])) return [];
    const workers = occupations().filter(({ skills: [first] }) => first === id);
    return [{ id, kind: 'word', phrases, titles: [], texts, related: workers.map((worker) => worker.id) }];
  });
}

/** People do not look for "I have driven". */
function isTyped({ text, register }: Spelling): boolean {
  return !(register === 'sw' && /^(?:na|nina|nili|nime|niki)[a-z]{3}/.test(text));
}

/** Adverts for work in an estate of these mostly name the city alone. */
const cities: readonly string[] = ['Nairobi', 'Mombasa'];

function placeTerms(): SearchTerm[] {
  return counties.map(({ name, otherNames, towns }) => ({
    id: `place:${name}`,
    kind: 'place',
    phrases: toPhrases([name, `${name} county`, ...otherNames, ...(cities.includes(name) ? towns : [])]),
    titles: [],
    texts: [],
    related: [],
  }));
}

/** Lines `identifier | how people type it | words of titles ; words of titles worth a look`. */
function fieldTerms(): SearchTerm[] {
  return readLines(fieldLines).flatMap(([name, typed, words]): SearchTerm[] => {
    const id = `field:${name}`;
    const [main = '', further] = words.split(' ; ');
    const others = further === undefined ? [] : [fieldTerm(`${id}-further`, '', further, [])];
    return [
      fieldTerm(
        id,
        typed,
        main,
        others.map((other) => other.id),
      ),
      ...others,
    ];
  });
}

function fieldTerm(id: string, typed: string, titles: string, related: readonly string[]): SearchTerm {
  return {
    id,
    kind: 'work',
    phrases: toPhrases(typed.split(', ')),
    titles: toPhrases(titles.split(', ')),
    texts: [],
    related,
  };
}

/** Lines `identifier | how people type it | words of postings`. */
function wordTerms(): SearchTerm[] {
  return readLines(wordLines).map(([name, typed, words]) => ({
    id: `word:${name}`,
    kind: 'word',
    phrases: toPhrases(typed.split(', ')),
    titles: [],
    texts: toTexts(words.split(', ')),
    related: [],
  }));
}

/** Lines `type | how people type it`. */
function typeTerms(): SearchTerm[] {
  return readLines(typeLines).map(([name, typed]) => ({
    id: `type:${name}`,
    kind: 'type',
    phrases: toPhrases(typed.split(', ')),
    titles: [],
    texts: [],
    related: [],
  }));
}

function readLines(lines: string): [name: string, typed: string, words: string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', typed = '', words = ''] = line.split(' | ');
      return [name, typed, words];
    });
}

function toPhrases(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => searchWords(text).map(searchKey).join(' ')))].filter(Boolean);
}

/** So many ways to say it are looked for in texts; each takes time. */
const maxTexts = 6;

const fillers = new Set([
  'and',
  'or',
  'of',
  'the',
  'in',
  'for',
  'with',
  'a',
  'an',
  'wa',
  'ya',
  'za',
  'la',
  'cha',
  'na',
  'kwa',
]);

function tellingWords(text: string): string[] {
  const words = searchWords(text);
  const telling = words.filter((word) => !fillers.has(word)).map((word) => (word === 'it' ? 'ict' : word));
  return telling.length > 0 ? telling : words;
}

/** Without those that hold all words of another: whoever looks for "driver" finds "lorry driver". */
function toTexts(texts: readonly string[]): string[] {
  const sets = texts.map((text) => new Set(tellingWords(text)));
  const kept = sets.filter(
    (words, place) =>
      words.size > 0 &&
      !sets.some(
        (other, otherPlace) =>
          other.size > 0 &&
          (other.size < words.size || (other.size === words.size && otherPlace < place)) &&
          [...other].every((word) => words.has(word)),
      ),
  );
  return kept.slice(0, maxTexts).map((words) => [...words].join(' '));
}
