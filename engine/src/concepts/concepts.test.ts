import { expect, test } from 'vitest';
import { skillGroups, skills } from '../lexicon/index.ts';
import { phraseKeys } from '../text/word-trie.ts';
import { readBroader } from './broader.ts';
import {
  broaderOf,
  type Concept,
  credentialById,
  credentials,
  occupationById,
  occupations,
  skillById,
  slug,
} from './index.ts';

const concepts: readonly Pick<Concept, 'id' | 'names' | 'aliases'>[] = [
  ...skills.map(({ name, spellings }) => ({
    id: slug(name),
    names: { en: name },
    aliases: spellings.map((spelling) => ({ register: 'en' as const, ...spelling })),
  })),
  ...occupations(),
  ...credentials(),
];
const skillIds = new Set(skills.map(({ name }) => slug(name)));
const occupationIds = new Set(occupations().map(({ id }) => id));
const credentialIds = new Set(credentials().map(({ id }) => id));

test('At least 450 occupations and 180 credentials are known', () => {
  expect(occupations().length).toBeGreaterThanOrEqual(450);
  expect(credentials().length).toBeGreaterThanOrEqual(180);
});

test('Each identifier stands once, and finds its concept', () => {
  expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
  expect(occupations().filter((one) => occupationById(one.id) !== one)).toEqual([]);
  expect(credentials().filter((one) => credentialById(one.id) !== one)).toEqual([]);
  expect(skills.filter((one) => skillById(slug(one.name)) !== one)).toEqual([]);
  expect(occupationById('occupation:dragon-tamer')).toBeUndefined();
});

test('Identifiers are plain: lower case letters, digits, hyphens, and what they are of', () => {
  expect(concepts.filter(({ id }) => !/^(?:occupation:|credential:)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(['C++', 'C#', '.NET', 'Node.js', "Driver's Mate", 'M&E Officer'].map(slug)).toEqual([
    'c-plus-plus',
    'c-sharp',
    'dot-net',
    'node-js',
    'drivers-mate',
    'm-and-e-officer',
  ]);
});

test.each([
  ['occupations', occupations()],
  ['credentials', credentials()],
])('No spelling stands for two %s', (_, ofOneKind) => {
  const owners = new Map<string, string>();
  const twice = ofOneKind.flatMap(({ id, aliases }) =>
    aliases.flatMap(({ text }) => {
      const key = phraseKeys(text).join(' ');
      const owner = owners.get(key);
      owners.set(key, id);
      return owner === undefined ? [] : [`${text}: ${owner}, ${id}`];
    }),
  );
  expect(twice).toEqual([]);
});

test('Names and aliases are clean: no blanks around them, no leftover marks or bars, nothing empty', () => {
  const unclean = concepts.flatMap(({ aliases }) =>
    aliases.filter(({ text }) => text !== text.trim() || !/^[\p{L}\p{N}.]/u.test(text) || /[|:]| {2}/.test(text)),
  );
  expect(unclean).toEqual([]);
});

test('The name in a language is one of the aliases of that language', () => {
  const astray = concepts.filter(
    ({ names, aliases }) =>
      !aliases.some(({ text, register }) => text === names.en && register !== 'sw') ||
      (names.sw !== undefined && !aliases.some(({ text, register }) => text === names.sw && register === 'sw')),
  );
  expect(astray).toEqual([]);
});

test('Every occupation has between 2 and 12 core skills, and every one of them is in the lexicon, once', () => {
  const lacking = occupations().flatMap(({ id, skills }) => [
    ...skills.filter((skill) => !skillIds.has(skill)).map((skill) => `${id}: ${skill}`),
    ...(skills.length < 2 || skills.length > 12 ? [`${id}: ${skills.length} skills`] : []),
    ...(new Set(skills).size === skills.length ? [] : [`${id}: a skill twice`]),
  ]);
  expect(lacking).toEqual([]);
});

test('Every occupation has a neighbour; nearness is 10 to 90, both ways, and to no occupation itself', () => {
  const wrong = occupations().flatMap(({ id, near }) => [
    ...(near.length === 0 ? [`${id} has none`] : []),
    ...near
      .filter(
        (other) =>
          !occupationIds.has(other.id) ||
          other.id === id ||
          other.nearness < 10 ||
          other.nearness > 90 ||
          !occupations().some((one) => one.id === other.id && one.near.some((back) => back.id === id)),
      )
      .map((other) => `${id}: ${other.id} ${other.nearness}`),
  ]);
  expect(wrong).toEqual([]);
});

test('Neighbours are in order, the nearest first', () => {
  expect(
    occupations().filter(({ near }) => near.some(({ nearness }, place) => nearness < (near[place + 1]?.nearness ?? 0))),
  ).toEqual([]);
});

test('Every group but the virtues has occupations', () => {
  const without = skillGroups.filter((group) => !occupations().some((occupation) => occupation.group === group));
  expect(without).toEqual(['soft']);
});

test('What a credential proves is in the lexicon, and what it includes is a credential', () => {
  const lacking = credentials().flatMap(({ id, proves, includes }) => [
    ...proves.filter((skill) => !skillIds.has(skill)).map((skill) => `${id} proves ${skill}`),
    ...includes.filter((other) => !credentialIds.has(other) || other === id).map((other) => `${id} includes ${other}`),
  ]);
  expect(lacking).toEqual([]);
});

test('Levels of education are ranked, and one includes none above it', () => {
  const education = credentials().filter(({ kind }) => kind === 'education');
  const ranks = new Map(education.map(({ id, rank }) => [id, rank]));
  expect(education.filter(({ rank }) => !Number.isInteger(rank) || rank < 1 || rank > 9)).toEqual([]);
  expect(education.filter(({ rank, includes }) => includes.some((other) => (ranks.get(other) ?? 0) > rank))).toEqual(
    [],
  );
});

test('Every narrower and broader skill is in the lexicon', () => {
  const unknown = [...readBroader()].flatMap(([narrow, above]) => [narrow, ...above]).filter((id) => !skillIds.has(id));
  expect(unknown).toEqual([]);
});

test('No skill is broader than itself, over however many steps', () => {
  const circular = [...skillIds].filter((id) => {
    const seen = new Set<string>();
    const open = [...broaderOf(id)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...broaderOf(next));
    }
    return seen.has(id);
  });
  expect(circular).toEqual([]);
});

test('A skill leads to the broader ones', () => {
  expect(broaderOf('react')).toContain('javascript');
  expect(broaderOf('microsoft-excel')).toContain('microsoft-office');
  expect(broaderOf('quickbooks')).toContain('accounting-software');
  expect(broaderOf('arc-welding')).toEqual(['welding']);
  expect(broaderOf('no-such-skill')).toEqual([]);
});
