import { expect, test } from 'vitest';
import { listingRow } from '../../testing/job-row.ts';
import { candidateSchema } from '../data/candidate-schema.ts';
import { type MatchProfile, type RankedJob, rankJobs } from './rank-matches.ts';
import { type ServiceMatch, sortMatches, toShownMatch } from './shown-match.ts';

const profile: MatchProfile = { skills: ['Excel'], hasCv: true, resume: 'Excel for years.' };

function ranked(title: string, more: Readonly<Record<string, unknown>> = {}): RankedJob {
  const [job] = rankJobs([candidateSchema.parse(listingRow({ title, ...more }))], profile);
  if (job === undefined) throw new Error('The job is no match');
  return job;
}

function match(changes: Partial<ServiceMatch> = {}): ServiceMatch {
  return { score: 80, matchedSkills: [], missingSkills: [], recommendation: 'Strong match.', evidence: [], ...changes };
}

test('What the service says takes the place of the words', () => {
  expect(toShownMatch(ranked('Excel trainer'), match({ score: 12.4 }), profile)).toMatchObject({
    percentage: 12,
    word: 'weak',
    analysis: { kind: 'words', text: 'Strong match.' },
    isByService: true,
  });
});

test.each([
  [100, 'strong'],
  [75, 'strong'],
  [74, 'good'],
  [50, 'good'],
  [49, 'fair'],
  [25, 'fair'],
  [24, 'weak'],
  [0, 'weak'],
])('A score of %d is called %s', (score, word) => {
  expect(toShownMatch(ranked('Excel trainer'), match({ score }), profile).word).toBe(word);
});

test('Where the service failed the score is in the middle, and the text says so', () => {
  expect(toShownMatch(ranked('Excel trainer'), 'failed', profile)).toMatchObject({
    percentage: 50,
    analysis: { kind: 'failed' },
    isByService: false,
  });
});

test('Without an answer the score by words stays', () => {
  expect(toShownMatch(ranked('Excel trainer'), undefined, profile)).toMatchObject({
    percentage: 75,
    word: 'good',
    analysis: { kind: 'reason', reason: { kind: 'skill', skill: 'Excel' } },
  });
  expect(toShownMatch(ranked('Nurse'), undefined, profile)).toMatchObject({
    percentage: 50,
    word: 'fair',
    analysis: { kind: 'none' },
  });
});

test('An empty recommendation is none', () => {
  expect(toShownMatch(ranked('Nurse'), match({ recommendation: ' ' }), profile).analysis).toEqual({ kind: 'none' });
});

test('The evidence is the service’s own, or found in the texts at hand', () => {
  const evidence = [{ skill: 'Excel', inJob: 'Excel.', inResume: 'Excel for years.' }];
  const answer = match({ matchedSkills: ['Excel'], missingSkills: ['SQL'], evidence });
  expect(toShownMatch(ranked('Nurse'), answer, profile).getEvidence()).toEqual({
    matched: evidence,
    missing: [{ skill: 'SQL', inJob: null, inResume: null }],
  });
  expect(toShownMatch(ranked('Excel trainer'), undefined, profile).getEvidence().matched).toEqual([
    { skill: 'Excel', inJob: 'Excel trainer', inResume: 'Excel for years.' },
  ]);
});

test('The sentence that names a skill is found further down as well, and none is made of two', () => {
  const job = ranked('Clerk', {
    description: `${'x'.repeat(580)} You are good at Exc`,
    mentions: ['You are good at Excel sheets.', '…of the team and Excel too…'],
  });
  expect(toShownMatch(job, undefined, profile).getEvidence().matched).toEqual([
    { skill: 'Excel', inJob: 'You are good at Excel sheets.', inResume: 'Excel for years.' },
  ]);
});

test('A skill found in part is told as well', () => {
  const person = { ...profile, skills: ['Customer Service'] };
  const [job] = rankJobs([ranked('Service technician')], person);
  const shown = job && toShownMatch(job, undefined, person);
  expect(shown?.getEvidence().matched).toEqual([{ skill: 'Customer Service', inJob: null, inResume: null }]);
});

test('The best come first, and equal ones stay as they were', () => {
  const shown = [30, 90, 60, 90].map((score, index) =>
    toShownMatch(ranked(`Excel ${index}`), match({ score }), profile),
  );
  expect(sortMatches(shown).map(({ listing }) => listing.title)).toEqual(['Excel 1', 'Excel 3', 'Excel 2', 'Excel 0']);
});
