// @vitest-environment node
import { expect, test } from 'vitest';
import { listingRow } from '../../testing/job-row.ts';
import { candidateSchema } from '../data/candidate-schema.ts';
import { rankJobs, type WordMatch } from './rank-matches.ts';
import { collectEvidence, findSentence } from './score-evidence.ts';

function matchOf(changes: Readonly<Record<string, unknown>>, skills: readonly string[]): WordMatch {
  const [match] = rankJobs([candidateSchema.parse(listingRow(changes))], { skills, hasCv: false });
  if (match === undefined) throw new Error('It is no match');
  return match;
}

test('A skill comes with the sentence of the advert that names it', () => {
  const job = { title: 'Accounts clerk', description: 'You know Excel well. You are on time.', skills: ['Excel'] };
  expect(collectEvidence(matchOf(job, ['Excel']))).toEqual({
    matched: [{ skill: 'Excel', inJob: 'You know Excel well.', inResume: null }],
    missing: [],
  });
});

test('What the advert lists and the profile does not is missing', () => {
  const job = { title: 'Excel clerk', description: 'SQL helps.', skills: ['excel', 'SQL', 'Welding'] };
  expect(collectEvidence(matchOf(job, ['Excel'])).missing).toEqual([
    { skill: 'SQL', inJob: 'SQL helps.', inResume: null },
    { skill: 'Welding', inJob: null, inResume: null },
  ]);
});

test('Of a posting that lists no skills nobody says that nothing is missing', () => {
  expect(collectEvidence(matchOf({ title: 'SQL analyst', skills: [] }, ['SQL'])).missing).toBeNull();
});

test.each([
  ['a full stop inside a word', 'We use Node.js daily. Come.', 'Node.js', 'We use Node.js daily.'],
  ['a list of lines', 'You bring:\nSQL\nExcel', 'Excel', 'Excel'],
  ['no end', 'we like sql', 'SQL', 'we like sql'],
  ['an abbreviation before it', 'Approx. 40 hours of SQL a month!', 'SQL', '40 hours of SQL a month!'],
])('A sentence is found around %s', (_, text, skill, sentence) => {
  expect(findSentence(text, skill)).toBe(sentence);
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
