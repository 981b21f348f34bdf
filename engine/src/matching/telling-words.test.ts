import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';
import { sharedWords, tellingWords, wordsOfPerson } from './telling-words.ts';

const posting = {
  title: 'Farm Manager',
  description:
    'You will manage dairy cows, silage and milking. Good communication skills. Apply by email before 30 June.',
  requirements: 'Two years of experience with dairy cows',
  skills: ['Dairy Farming'],
  companyName: null,
};

test('Words that every advert has tell nothing, those of the work do, most of all those that come often or in the title', () => {
  const asked = tellingWords(posting, []);
  const words = asked.map(({ word }) => word);
  for (const word of ['farm', 'dairy', 'cow', 'silage', 'milking']) expect(words).toContain(word);
  for (const word of ['communication', 'experience', 'email', 'june', 'you', '30']) expect(words).not.toContain(word);
  const percentOf = (word: string) => asked.find((one) => one.word === word)?.percent ?? 0;
  expect(percentOf('dairy')).toBeGreaterThan(percentOf('silage'));
  expect(percentOf('farm')).toBeGreaterThan(percentOf('silage'));
});

test.each([
  ['nothing', '', 0],
  ['other work', 'Accountant. VAT returns, payroll, iTax.', 0],
  ['all of the work', 'Farm manager: dairy cows, milking, silage, farming', 100],
])('A CV that speaks of %s', (_, resume, shared) => {
  expect(sharedWords(new Set(wordsOfPerson(resume, [])), tellingWords(posting, []))).toBe(shared);
});

test('A CV in Kiswahili shares the words of an English advert by the names of what it says', () => {
  const { words } = readPerson({ resume: 'Dereva wa lori tangu 2015', skills: [], today: '2026-01-01' });
  expect(words).toEqual(expect.arrayContaining(['dereva', 'driver']));
});

test('An advert without telling words asks for none', () => {
  const empty = { title: 'Job', description: 'Apply now', requirements: null, skills: [], companyName: null };
  expect(sharedWords(new Set(), tellingWords(empty, []))).toBe(100);
});

test('However long the texts are, the words are few, short, and each once', () => {
  const text = Array.from({ length: 40_000 }, (_, index) => `word${index.toString(36)} ${'x'.repeat(60)}`).join(' ');
  const asked = tellingWords({ ...posting, description: text }, []);
  expect(asked.length).toBeLessThanOrEqual(25);
  const words = wordsOfPerson(text, ['Excel', 'excel']);
  expect(words.length).toBeLessThanOrEqual(3_000);
  expect(new Set(words).size).toBe(words.length);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(40);
});
