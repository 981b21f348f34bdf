import { findSkills } from './find-skills.ts';
import { skillNamed } from './spelling-trie.ts';
import { lastAt } from './text/last-at.ts';
import { type Token, tokenize } from './text/tokenize.ts';

const maxSentenceLength = 240;
/** How much of a sentence that is too long stands before the skill. */
const leadIn = 100;

/** Where a sentence, or a point of a list, ends. */
const sentenceEnd = /[\n•▪●◦]|[.!?;](?=\s)/g;

/** Shows where a text names a skill: the sentence, or null when it does not. */
export type Evidence = (skill: string) => string | null;

/**
 * The sentences in which a text names skills, read as `findSkills` reads it: a kind of a skill stands for the skill, and what
 * is denied is not named. A skill the lexicon does not know is looked for word by word.
 */
export function evidenceIn(text: string): Evidence {
  const places = placesOf(text);
  const tokens = tokenize(text);
  const sentenceAt = sentencesShown(text);
  return (skill) => {
    const known = skillNamed(skill);
    const place = known === undefined ? placeOfWords(tokens, skill) : places.get(keyOf(known.group, known.name));
    return place === undefined ? null : sentenceAt(place);
  };
}

/** Shows the sentence around a place of a text, as it is shown to people. */
export function sentencesShown(text: string): (place: Place) => string {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => ({ start: index }));
  return (place) => sentenceAround(text, ends, place);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** "Financial Accounting" is a kind of "Accounting"; where a text has both, it is the skill itself that is shown. */
function placesOf(text: string): Map<string, Place> {
  const found = findSkills(text);
  const places = new Map(found.map((skill) => [keyOf(skill.group, skill.name), skill]));
  for (const skill of found) {
    const words = skill.name.split(' ');
    for (let first = 1; first < words.length; first += 1) {
      const key = keyOf(skill.group, words.slice(first).join(' '));
      if (!places.has(key)) places.set(key, skill);
    }
  }
  return places;
}

function keyOf(group: string, name: string): string {
  return `${group}:${name.toLowerCase()}`;
}

function placeOfWords(tokens: readonly Token[], phrase: string): Place | undefined {
  const words = tokenize(phrase).map(({ singular }) => singular);
  if (words.length === 0) return undefined;
  const first = tokens.findIndex((_, at) => words.every((word, index) => tokens[at + index]?.singular === word));
  const [from, to] = [tokens[first], tokens[first + words.length - 1]];
  return from === undefined || to === undefined ? undefined : { start: from.start, end: to.end };
}

function sentenceAround(text: string, ends: readonly { readonly start: number }[], { start, end }: Place): string {
  const from = (ends[lastAt(ends, start - 1)]?.start ?? -1) + 1;
  const stop = ends[lastAt(ends, end - 1) + 1]?.start ?? text.length;
  // The full stop belongs to the sentence; a line end or a bullet does not.
  const to = /[.!?]/.test(text[stop] ?? '') ? stop + 1 : stop;
  return shorten(text.slice(from, Math.max(to, end)), start - from);
}

/** On one line, without the mark of a list before it; of a long sentence the words around the skill. */
function shorten(sentence: string, skillAt: number): string {
  const line = tidy(sentence);
  if (line.length <= maxSentenceLength) return line;
  const skipped = Math.max(0, skillAt - leadIn);
  const rest = tidy(skipped === 0 ? sentence : sentence.slice(skipped).replace(/^\S*\s/, ''));
  const start = skipped === 0 ? '' : '…';
  if (start.length + rest.length <= maxSentenceLength) return start + rest;
  const cut = rest.slice(0, maxSentenceLength - 2);
  return `${start}${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxSentenceLength / 2)).toWellFormed()}…`;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-–—*+•▪●◦·]|\d{1,2}[.)]) +/, '');
}
