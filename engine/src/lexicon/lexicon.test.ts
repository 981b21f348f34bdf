import { expect, test } from 'vitest';
import { skillsNamedIn } from '../find-skills.ts';
import { skillNamed } from '../spelling-trie.ts';
import { phraseKeys } from '../text/word-trie.ts';
import { exclusionPhrases, type Skill, type Spelling, skillGroups, skills } from './index.ts';

const spellings = skills.flatMap((skill) => skill.spellings.map((spelling) => ({ skill, spelling })));

test('The lexicon knows at least 1,500 skills, and no kind of work is left out', () => {
  expect(skills.length).toBeGreaterThanOrEqual(1500);
  for (const group of skillGroups) {
    expect(skills.filter((skill) => skill.group === group).length, group).toBeGreaterThanOrEqual(45);
  }
});

test('No spelling stands twice, neither in two skills nor in one', () => {
  const owners = new Map<string, string>();
  const twice = spellings.flatMap(({ skill, spelling }) => {
    const key = phraseKeys(spelling.text).join(' ');
    const owner = owners.get(key);
    owners.set(key, skill.name);
    return owner === undefined ? [] : [`${spelling.text}: ${owner}, ${skill.name}`];
  });
  expect(twice).toEqual([]);
});

test('Names and aliases are clean: no blanks around them, no leftover marks, nothing empty', () => {
  const unclean = spellings.filter(({ spelling: { text } }) => text !== text.trim() || !/^[\p{L}\p{N}.]/u.test(text));
  expect(unclean).toEqual([]);
  expect(skills.filter(({ name }) => name.includes(':'))).toEqual([]);
});

test('Every spelling names its skill', () => {
  const astray = spellings.filter(({ skill, spelling }) => skillNamed(spelling.text) !== skill);
  expect(astray.map(({ spelling }) => spelling.text)).toEqual([]);
});

test('Every spelling that is never ambiguous finds its skill, and only that, in any case and in a sentence', () => {
  const certain = spellings.filter(({ spelling }) => spelling.trust === 'always');
  for (const write of [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
  ]) {
    const missed = certain.filter(
      ({ skill, spelling }) => namesIn(`Four years, ${write(spelling.text)}; since May.`) !== skill.name,
    );
    expect(missed.map(({ spelling }) => spelling.text)).toEqual([]);
  }
});

test('Every ambiguous spelling counts beside a skill of its kind and not alone in lower case', () => {
  const ambiguous = spellings.filter(({ spelling }) => spelling.trust !== 'always');
  expect(ambiguous.length).toBeGreaterThan(50);
  const missed = ambiguous.filter(({ skill, spelling }) => !beside(skill, spelling).includes(skill.name));
  expect(missed.map(({ spelling }) => spelling.text)).toEqual([]);
  const accepted = ambiguous.filter(
    ({ spelling }) => skillsNamedIn(`we saw ${spelling.text.toLowerCase()} today`).length > 0,
  );
  expect(accepted.map(({ spelling }) => spelling.text)).toEqual([]);
});

test('Every exclusion phrase hides a spelling that would be seen without it', () => {
  const keys = new Set(spellings.map(({ spelling }) => phraseKeys(spelling.text).join(' ')));
  const unused = exclusionPhrases.filter(
    (phrase) => !phrasesIn(phrase).some((part) => keys.has(phraseKeys(part).join(' '))),
  );
  expect(unused).toEqual([]);
  expect(exclusionPhrases.filter((phrase) => skillsNamedIn(`There is ${phrase}, they say.`).length > 0)).toEqual([]);
});

function namesIn(text: string): string {
  return skillsNamedIn(text)
    .map(({ name }) => name)
    .join(', ');
}

/** Found in an enumeration with a certain skill of the same group. */
function beside(skill: Skill, spelling: Spelling): string[] {
  const neighbour = skills.find(({ group, spellings: [first] }) => group === skill.group && first?.trust === 'always');
  return skillsNamedIn(`Skills in use: ${neighbour?.name}, ${spelling.text}, and others`).map(({ name }) => name);
}

function phrasesIn(text: string): string[] {
  const words = text.split(/[\s&]+/);
  return words.flatMap((_, first) =>
    words.slice(first).map((__, count) => words.slice(first, first + count + 1).join(' ')),
  );
}
