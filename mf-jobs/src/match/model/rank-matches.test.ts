// @vitest-environment node
import { expect, test } from 'vitest';
import { listingRow } from '../../testing/job-row.ts';
import { candidateSchema } from '../data/candidate-schema.ts';
import { type ComparedListing, rankJobs } from './rank-matches.ts';

const seeker = { skills: ['Excel', 'SQL'], hasCv: false };

function candidate(changes: Readonly<Record<string, unknown>>): ComparedListing {
  return candidateSchema.parse(listingRow(changes));
}

function titles(candidates: readonly ComparedListing[]): string[] {
  return rankJobs(candidates, seeker).map((ranked) => ranked.listing.title);
}

const nurse = candidate({ title: 'Nurse' });
const trainer = candidate({ title: 'Excel trainer' });
const analyst = candidate({ title: 'Analyst, SQL and Excel' });

test('Only jobs that name a skill are matches', () => {
  expect(titles([nurse, trainer])).toEqual(['Excel trainer']);
});

test('A skill further down than lists show counts as one in the beginning', () => {
  const deep = candidate({ title: 'Clerk', description: 'x '.repeat(300), mentions: ['Strong in SQL.'] });
  expect(titles([nurse, deep])).toEqual(['Clerk']);
});

test('Of equal scores the job that names more skills comes first, then the newer one', () => {
  const another = candidate({ title: 'Excel clerk' });
  expect(titles([trainer, another, analyst])).toEqual(['Analyst, SQL and Excel', 'Excel trainer', 'Excel clerk']);
});
