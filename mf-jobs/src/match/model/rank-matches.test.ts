import { expect, test } from 'vitest';
import { listingRow } from '../../testing/job-row.ts';
import { candidateSchema } from '../data/candidate-schema.ts';
import {
  type ComparedListing,
  canBeMatched,
  isComparedByService,
  type MatchProfile,
  rankJobs,
} from './rank-matches.ts';

const seeker: MatchProfile = { skills: ['Excel', 'SQL'], hasCv: false, resume: null };
const withCv: MatchProfile = { ...seeker, hasCv: true, resume: 'Excel and more' };

function candidate(changes: Readonly<Record<string, unknown>>): ComparedListing {
  return candidateSchema.parse(listingRow(changes));
}

function titles(candidates: readonly ComparedListing[], profile: MatchProfile): string[] {
  return rankJobs(candidates, profile).map((ranked) => ranked.listing.title);
}

const nurse = candidate({ title: 'Nurse' });
const trainer = candidate({ title: 'Excel trainer' });
const analyst = candidate({ title: 'Analyst, SQL and Excel' });
const elsewhere = candidate({ title: 'Porter', company_id: null });

test('Without a CV only jobs that name a skill are matches', () => {
  expect(titles([nurse, trainer, elsewhere], seeker)).toEqual(['Excel trainer']);
});

test('With a CV those that the service will read are there as well, after the others', () => {
  expect(titles([nurse, elsewhere, trainer], withCv)).toEqual(['Excel trainer', 'Nurse']);
});

test('A skill further down than lists show counts as one in the beginning', () => {
  const deep = candidate({ title: 'Clerk', description: 'x '.repeat(300), mentions: ['Strong in SQL.'] });
  expect(titles([nurse, deep], seeker)).toEqual(['Clerk']);
});

test('Of equal scores the job that names more skills comes first, then the newer one', () => {
  const another = candidate({ title: 'Excel clerk' });
  expect(titles([trainer, another, analyst], seeker)).toEqual([
    'Analyst, SQL and Excel',
    'Excel trainer',
    'Excel clerk',
  ]);
});

test('The service compares jobs of companies of ours, once a CV is known', () => {
  expect(isComparedByService(nurse.listing, withCv)).toBe(true);
  expect(isComparedByService(elsewhere.listing, withCv)).toBe(false);
  expect(isComparedByService(nurse.listing, seeker)).toBe(false);
});

test('With neither skills nor a CV there is nothing to compare', () => {
  expect(canBeMatched({ skills: [], hasCv: true, resume: null })).toBe(false);
  expect(canBeMatched({ skills: [], hasCv: true, resume: 'Excel' })).toBe(true);
  expect(canBeMatched(seeker)).toBe(true);
});
