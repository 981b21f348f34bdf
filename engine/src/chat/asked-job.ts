import { occupations as allOccupations, type Occupation, slug } from '../concepts/index.ts';
import { skillsNamedIn } from '../find-skills.ts';
import type { SkillGroup } from '../lexicon/index.ts';
import { once } from '../once.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { typeLines } from '../search/field-words.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { type AskedPlace, placeIn, placeWords, remoteLocation, withoutHome } from './places.ts';
import { correctSpelling, createVocabulary } from './spelling.ts';
import { isEmptyWord, termOf } from './terms.ts';
import { fields, trades } from './trades.ts';

/** A line of work, with the word for it. */
export interface AskedField {
  readonly name: string;
  readonly group: SkillGroup;
}

/** As adverts and the filter of the jobs page have it. */
export type JobType = 'full_time' | 'part_time' | 'contract' | 'internship';

/** What somebody who asks for jobs looks for. */
export interface AskedJob {
  /** By the names of the question, the longest first. */
  readonly occupations: readonly Occupation[];
  /** Whether an occupation stands in the question, and not only a skill. */
  readonly namesOccupation: boolean;
  /** Lines of work: "IT jobs". */
  readonly fields: readonly AskedField[];
  /** Names of skills, when no occupation is named. */
  readonly skills: readonly string[];
  readonly place: AskedPlace | undefined;
  readonly type: JobType | undefined;
  /** Shillings a month that a job is to pay: "jobs paying above 50k". */
  readonly minPay: number | undefined;
  /** Whether a word for work is there. */
  readonly saysJob: boolean;
  /** The words that name neither a place nor work. */
  readonly otherWords: readonly string[];
  /** Whether every word says what is looked for: nothing happened, and nobody is complained of. */
  readonly isSearch: boolean;
}

const maxOccupations = 3;
/** A question that is hardly more than a name of work: "Dereva Kisumu". */
const shortQuestion = 5;

/** What kind of job, and where, a question is for. */
export function readAskedJob(tokens: readonly Token[]): AskedJob {
  const { type, others } = readType(tokens);
  const corrected = withoutHome(correctNames(others));
  const found = placeIn(corrected);
  const rest = corrected.filter((_, at) => found === undefined || at < found.first || at > found.last);
  const saysJob = rest.some(({ word }) => termOf(word) === 'job' || word === 'kazi');
  const text = rest.map(({ word }) => trades.get(word) ?? word).join(' ');
  const words = tokenize(text);
  const isTitle = saysJob || rest.length <= shortQuestion;
  const named = findOccupations(words, isTitle).filter(({ first, last }) =>
    words.slice(first, last + 1).some(({ word }) => termOf(word) !== 'job' && !isEmptyWord(word) && !notWork.has(word)),
  );
  const occupations = distinct(
    named.toSorted((one, other) => other.last - other.first - (one.last - one.first)).map(({ concept }) => concept),
  );
  const skills = occupations.length > 0 ? [] : skillsNamedIn(text).filter(({ group }) => group !== 'soft');
  return {
    occupations: (occupations.length > 0 ? occupations : occupationsOf(skills.map(({ name }) => name))).slice(
      0,
      maxOccupations,
    ),
    namesOccupation: occupations.length > 0,
    fields: occupations.length > 0 ? [] : fieldsIn(rest),
    skills: skills.map(({ name }) => name),
    place: found?.place ?? remoteIn(rest),
    type,
    minPay: minPayIn(others),
    saysJob,
    otherWords: words
      .map(({ word }) => word)
      .filter(
        (word) =>
          !isEmptyWord(word) &&
          !/^(?:still|yet|no|not|kenya)$/.test(word) &&
          termOf(word) === undefined &&
          !fields.has(word) &&
          !/^\d/.test(word),
      ),
    isSearch: rest.every(({ word }) => isEmptyWord(word) || searchTerms.has(termOf(word) ?? '')),
  };
}

const searchTerms: ReadonlySet<string> = new Set([
  'job',
  'find',
  'ask',
  'open',
  'help',
  'student',
  'beginner',
  'hello',
]);

/** A word that means more than the type of a job, as "contract" does, counts in the phrases alone. */
const typePhrases = once(() =>
  typeLines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .flatMap(([type = '', phrases = '']) =>
      phrases.split(', ').map((phrase) => ({ type: type as JobType, words: phrase.split(' ') })),
    )
    .filter(({ words: [first = '', ...others] }) => others.length > 0 || termOf(first) === undefined),
);

/** "Part time jobs in Thika" asks for jobs in Thika, of one type; "full time or part time" for any. */
function readType(tokens: readonly Token[]): { readonly type: JobType | undefined; readonly others: readonly Token[] } {
  const types = new Set<JobType>();
  const said = new Set<Token>();
  tokens.forEach((token, at) => {
    for (const { type, words } of typePhrases()) {
      if (!words.every((word, step) => [tokens[at + step]?.word, tokens[at + step]?.singular].includes(word))) continue;
      types.add(type);
      for (const other of tokens.slice(at, at + words.length)) said.add(other);
    }
    if (termOf(token.word) !== 'intern') return;
    types.add('internship');
    said.add(token);
  });
  const [type] = types.size === 1 ? types : [];
  // "Contract" has other meanings too: it opens a search, as in "contract plumber jobs", or it is no type.
  const isContract = type === undefined && types.size === 0 && tokens[0]?.word === 'contract' && tokens.length > 1;
  if (isContract && tokens.some(({ word }) => termOf(word) === 'job')) {
    return { type: 'contract', others: tokens.slice(1) };
  }
  return { type, others: tokens.filter((token) => !said.has(token) || termOf(token.word) === 'job') };
}

/** Names of occupations that in a question to the chat seldom are what is asked for. */
const notWork = new Set([
  'agent',
  'employer',
  'help',
  'scammer',
  'student',
  'you',
  'system',
  'data',
  'support',
  'account',
  'accounts',
  'service',
  'research',
  'design',
  'audit',
  'finance',
  'law',
  'repair',
  'care',
  'broker',
  'recruiter',
  'referee',
  'admin',
  'police',
  'wakala',
]);

/** "It" is a line of work in capitals, or right before a word for work. */
function fieldsIn(tokens: readonly Token[]): AskedField[] {
  return tokens.flatMap(({ word, surface }, at) => {
    const group = fields.get(word);
    const isPronoun =
      word === 'it' && surface !== 'IT' && !/^(?:job|vacanc|opening|intern)/.test(tokens[at + 1]?.word ?? '');
    return group === undefined || isPronoun ? [] : [{ name: surface, group }];
  });
}

function remoteIn(tokens: readonly Token[]): AskedPlace | undefined {
  const isRemote = tokens.some(({ word }) => /^(?:remote|remotely|mtandaoni|wfh)$/.test(word));
  return isRemote ? { names: [remoteLocation], location: remoteLocation, parts: [remoteLocation] } : undefined;
}

/** Pay of a month, not a fee: from 5,000 shillings on. */
const plausiblePay = { min: 5_000, max: 1_000_000 } as const;

/** What a job is to pay, near a word for that: "jobs paying above 50k", "30k and above". */
function minPayIn(tokens: readonly Token[]): number | undefined {
  const sayPay = tokens.map((_, at) => saysPayOfJob(tokens, at));
  return tokens
    .filter((_, at) => sayPay.slice(Math.max(0, at - 4), at + 3).includes(true))
    .map(({ surface }) => /^(\d+)(k?)$/i.exec(surface))
    .map((found) => Number(found?.[1]) * (found?.[2] ? 1_000 : 1))
    .find((pay) => pay >= plausiblePay.min && pay <= plausiblePay.max);
}

/** "Jobs that pay", "a salary of", "more than"; not "I have to pay", "they pay me", "my salary is". */
function saysPayOfJob(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => tokens[at + step]?.surface.toLowerCase());
  if (/^(?:i|we|to|my|our)$/.test(before) || /^(?:me|us|wangu|wetu)$/.test(after)) return false;
  return (
    ['salary', 'above'].includes(termOf(word) ?? '') || /^(?:pay(?:s|ing)?|\w*na(?:y|z|ch|vy)?olip\w+)$/.test(word)
  );
}

/** "Nursing" is no occupation; whoever has it as first skill is meant. */
function occupationsOf(skills: readonly string[]): Occupation[] {
  return skills.flatMap((skill) => allOccupations().filter(({ skills: [first] }) => first === slug(skill)));
}

function distinct(occupations: readonly Occupation[]): Occupation[] {
  return [...new Map(occupations.map((occupation) => [occupation.id, occupation])).values()];
}

const knownNames = once(() => {
  const aliases = allOccupations().flatMap(({ aliases: all }) => all.map(({ text }) => text.toLowerCase()));
  const spelled = new Set([...aliases.flatMap((alias) => alias.split(/[^a-z]+/)), ...placeWords(), ...trades.keys()]);
  return { names: createVocabulary([...spelled].filter((name) => name.length >= 5)), spelled };
});

/** "Dreva", "Kisummu", "acountant": words that nothing knows, as the name of work or of a town that is nearest. */
function correctNames(tokens: readonly Token[]): Token[] {
  const { names: vocabulary, spelled: known } = knownNames();
  return tokens.map((token) => {
    const typed = token.surface.toLowerCase();
    if (known.has(typed) || known.has(token.singular) || isEmptyWord(typed) || termOf(typed) !== undefined)
      return token;
    const corrected = correctSpelling(typed, vocabulary);
    const [right] = corrected === undefined ? [] : tokenize(corrected);
    return right === undefined
      ? token
      : { ...token, surface: right.surface, word: right.word, singular: right.singular };
  });
}
