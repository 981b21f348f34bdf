import { expect, test } from 'vitest';
import { collectEvidence, dropListMark, findSentence } from './score-evidence.ts';

test('A skill comes with the sentence that names it, in the advert and in the CV', () => {
  const evidence = collectEvidence({
    matched: ['Excel'],
    jobText: 'Accounts clerk\nYou know Excel well. You are on time.',
    jobSkills: ['Excel'],
    resume: 'Amina Otieno\nThree years of Excel and stock books.',
  });
  expect(evidence).toEqual({
    matched: [{ skill: 'Excel', inJob: 'You know Excel well.', inResume: 'Three years of Excel and stock books.' }],
    missing: [],
  });
});

test('What the advert lists and neither profile nor CV names is missing', () => {
  const texts = {
    matched: ['Excel'],
    jobText: 'Clerk\nSQL helps.',
    jobSkills: ['excel', 'SQL', 'Welding'],
    resume: 'I weld: Welding.',
  };
  expect(collectEvidence(texts).missing).toEqual([{ skill: 'SQL', inJob: 'SQL helps.', inResume: null }]);
});

test('Of a posting that lists no skills nobody says that nothing is missing', () => {
  const texts = { matched: ['SQL'], jobText: 'Analyst\nSQL. Power BI.', jobSkills: [], resume: 'SQL.' };
  expect(collectEvidence(texts).missing).toBeNull();
});

test('Without a CV nothing is said of one', () => {
  const texts = { matched: ['Excel'], jobText: 'Excel trainer', jobSkills: ['SQL'], resume: null };
  expect(collectEvidence(texts)).toEqual({
    matched: [{ skill: 'Excel', inJob: 'Excel trainer', inResume: null }],
    missing: [{ skill: 'SQL', inJob: null, inResume: null }],
  });
});

test.each([
  ['a full stop inside a word', 'We use Node.js daily. Come.', 'Node.js', 'We use Node.js daily.'],
  ['a list of lines', 'You bring:\nSQL\nExcel', 'Excel', 'Excel'],
  ['no end', 'we like sql', 'SQL', 'we like sql'],
  ['an abbreviation before it', 'Approx. 40 hours of SQL a month!', 'SQL', '40 hours of SQL a month!'],
])('A sentence is found around %s', (_, text, skill, sentence) => {
  expect(findSentence(text, skill)).toBe(sentence);
});

test.each([
  ['- Data analysis with SQL', 'Data analysis with SQL'],
  ['\u2022 Excel', 'Excel'],
  ['-5 degrees in the store', '-5 degrees in the store'],
  ['Excel - and SQL', 'Excel - and SQL'],
])('%s is quoted as %s', (sentence, quoted) => {
  expect(dropListMark(sentence)).toBe(quoted);
});

test('A skill that is only part of a word has no sentence', () => {
  expect(findSentence('We write JavaScript.', 'Java')).toBeNull();
});

test('A sentence without end is cut around the skill', () => {
  const sentence = findSentence(`${'word '.repeat(2000)}Excel${' more'.repeat(2000)}`, 'Excel') ?? '';
  expect(sentence.length).toBeLessThanOrEqual(242);
  expect(sentence).toMatch(/^….*Excel.*…$/);
});

test('A hostile text is read to its end, before the time of a test is over', () => {
  expect(findSentence('. '.repeat(50_000) + '!'.repeat(50_000), 'Excel')).toBeNull();
});
