import { skillNamed } from '../spelling-trie.ts';
import { type Finding, finding, type ImprovementCode, type Judged, type SuggestionCode } from './finding.ts';
import { groupBy } from './group-by.ts';
import type { ResumeLine, ResumeText } from './resume-text.ts';
import { correctSpelling, inCaseOf } from './spelling-slips.ts';
import { fillerPhrases, jargonWords, knownAbbreviations, overusableWords } from './wording-tables.ts';

const filler = new RegExp(String.raw`(?<!\p{L})(?:${fillerPhrases.join('|')})(?!\p{L})`, 'giu');
const jargon = new Set(jargonWords);
const word = /(?<![\p{L}\p{N}@._/-])\p{L}[\p{L}'’-]{1,30}(?![\p{L}\p{N}@_]|\.\p{L})/gu;
const maxPerCode = 4;
const maxSuggested = 3;
const maxQuoteLength = 120;
/** A sentence with no more words than these beside its phrases says nothing else. */
const maxWordsBeside = 4;

/** Words and phrases: empty, worn, unknown or wrongly spelt. */
export function judgeWording(resume: ResumeText): Judged {
  const lines = resume.lines.filter(({ zone, isKiswahili }) => zone !== 'referees' && !isKiswahili);
  const words = knownWords(lines);
  const spelling = words.filter(({ correct }) => correct !== '');
  const phrases = findPhrases(lines);
  const improvements: Finding<ImprovementCode>[] = [
    ...byKey(spelling, ({ word: slip, correct }, count) => ['spelling', { word: slip, correct, count }]),
    ...byKey(joinedByLine(phrases), ({ word: phrase }) => ['filler-phrase', { phrase }]),
    ...byKey(
      words.filter(({ word: one }) => jargon.has(one)),
      ({ word: one }) => ['jargon', { word: one }],
    ),
    ...overused(words),
    ...(resume.isKiswahili
      ? []
      : byKey(unknownLetters(resume, lines), ({ word: letters }) => [
          'unexplained-abbreviation',
          { abbreviation: letters },
        ])),
  ];
  return { improvements, suggestions: [...correctedLines(spelling), ...withoutPhrases(phrases)] };
}

interface Place {
  readonly line: ResumeLine;
  readonly word: string;
  readonly correct: string;
  readonly excerpt: string;
  readonly at: number;
}

/** The words that some table knows, in one pass. */
function knownWords(lines: readonly ResumeLine[]): Place[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(word)].flatMap(({ 0: excerpt, index: at }) => {
      const lower = excerpt.toLowerCase();
      const correct = correctSpelling(lower) ?? '';
      if (correct === '' && !jargon.has(lower) && !overusableWords.has(lower)) return [];
      return [{ line, word: lower, correct, excerpt, at }];
    }),
  );
}

/** A word is one slip however often it stands there. */
function byKey(
  places: readonly Place[],
  describe: (place: Place, count: number) => readonly [ImprovementCode, Readonly<Record<string, string | number>>],
): Finding<ImprovementCode>[] {
  return [...groupBy(places, ({ word: key }) => key).values()].slice(0, maxPerCode).flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const [code, values] = describe(first, found.length);
    return [
      finding(
        code,
        found.map(({ line }) => line.index),
        first.excerpt,
        values,
      ),
    ];
  });
}

function findPhrases(lines: readonly ResumeLine[]): Place[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(filler)].map(({ 0: written, index }) => ({
      line,
      word: written.toLowerCase().replaceAll(/\s+/g, ' '),
      correct: '',
      excerpt: written,
      at: index,
    })),
  );
}

/** The phrases of a line are one thing to mend. What is quoted goes from the first to the last of them. */
function joinedByLine(phrases: readonly Place[]): Place[] {
  return [...groupBy(phrases, ({ line }) => line).values()].flatMap((found) => {
    const [first, last] = [found[0], found.at(-1)];
    if (first === undefined || last === undefined) return [];
    const whole = first.line.text.slice(first.at, last.at + last.excerpt.length);
    return [{ ...first, word: joined(found), excerpt: whole.length > maxQuoteLength ? first.excerpt : whole }];
  });
}

function joined(phrases: readonly Place[]): string {
  return [...new Set(phrases.map(({ word: phrase }) => phrase))].slice(0, maxPerCode).join(', ');
}

function overused(words: readonly Place[]): Finding<ImprovementCode>[] {
  const places = words.filter(({ word: one }) => overusableWords.has(one));
  const groups = [...groupBy(places, ({ word: one }) => one)].filter(
    ([one, found]) => found.length >= (overusableWords.get(one) ?? 0),
  );
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 2)
    .flatMap(([one, found]) => [
      finding(
        'overused-word',
        found.map(({ line }) => line.index),
        found[0]?.excerpt ?? null,
        { word: one, count: found.length },
      ),
    ]);
}

const letters = /(?<![\p{L}\p{N}&/.@'’-])\p{Lu}{3,6}(?![\p{L}\p{N}&/@'’-]|\.\p{L})/gu;

/** In sentences only: titles, lists of skills and lines in capitals are full of names. */
function unknownLetters({ source, facts }: ResumeText, lines: readonly ResumeLine[]): Place[] {
  const names = new Set(facts.work.flatMap(({ name }) => (name ?? '').split(/\s+/)));
  return lines
    .filter(
      ({ zone, text }) =>
        (zone === 'work' || zone === 'other' || zone === 'profile' || zone === 'top') && isSentence(text),
    )
    .flatMap((line) =>
      [...line.text.matchAll(letters)].flatMap(({ 0: written, index }) => {
        if (knownAbbreviations.has(written) || names.has(written) || skillNamed(written) !== undefined) return [];
        if (isExplained(source, written)) return [];
        // "at KETRACO", "for PATH": the name of an organisation needs no words.
        if (
          /(?:\b(?:at|for|from|by|with|to|of|under|through|between|and|in)\s+(?:the\s+)?|[(,]\s?)$/.test(
            line.text.slice(0, index),
          ) &&
          !/^\s+\p{Ll}/u.test(line.text.slice(index + written.length))
        )
          return [];
        return [{ line, word: written, correct: '', excerpt: written, at: index }];
      }),
    );
}

function isSentence(text: string): boolean {
  return (
    /\p{Ll}{2,}\s+\p{Ll}+|\p{Lu}\p{Ll}{3,}ed\s/u.test(text) &&
    text.replaceAll(/[^\p{Lu}]/gu, '').length * 2 < text.length
  );
}

/** "Kenya Institute of Curriculum (KICD)", "KICD (the institute)". */
function isExplained(source: string, written: string): boolean {
  return source.includes(`(${written})`) || source.includes(`${written} (`);
}

function correctedLines(slips: readonly Place[]): Finding<SuggestionCode>[] {
  return [...groupBy(slips, ({ line }) => line).entries()].slice(0, maxSuggested).flatMap(([line, found]) => {
    const [first] = found;
    if (first === undefined || line.text.length > 240) return [];
    let rewording = '';
    let end = 0;
    for (const { at, excerpt, correct } of found) {
      rewording += line.text.slice(end, at) + inCaseOf(excerpt, correct);
      end = at + excerpt.length;
    }
    rewording += line.text.slice(end);
    return [
      finding('correct-spelling', [line.index], line.text, { word: first.word, correct: first.correct }, rewording),
    ];
  });
}

/** Where a sentence is nothing but such phrases, the rest stands without it. */
function withoutPhrases(phrases: readonly Place[]): Finding<SuggestionCode>[] {
  return [...groupBy(phrases, ({ line }) => line).entries()].slice(0, maxSuggested).map(([line, found]) => {
    const kept = line.text.split(/(?<=[.;!])\s+/).filter((part) => !isEmpty(part));
    const rest = kept.join(' ');
    // A line that begins or ends within a sentence is no text of its own.
    const isWhole = /^[^\p{L}]*\p{Lu}/u.test(line.text) && /[.;!]$/.test(line.text) && line.text.length <= 240;
    const isShorter = rest.length < line.text.length && rest.split(' ').length > 3 && kept.every(isFree);
    return finding(
      'drop-filler',
      [line.index],
      line.text,
      { phrase: joined(found) },
      isWhole && isShorter ? rest : null,
    );
  });
}

function isFree(sentence: string): boolean {
  return sentence.search(filler) < 0;
}

function isEmpty(sentence: string): boolean {
  if (isFree(sentence)) return false;
  return (
    sentence
      .replaceAll(filler, ' ')
      .split(/\s+/)
      .filter((one) => /\p{L}/u.test(one)).length <= maxWordsBeside
  );
}
