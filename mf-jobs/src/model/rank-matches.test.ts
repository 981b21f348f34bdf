import { expect, test } from 'vitest';
import { listingSchema } from '../data/listing-schema.ts';
import { listingRow } from '../testing/job-row.ts';
import type { Listing } from './listing.ts';
import { canBeMatched, isComparedByService, type MatchProfile, rankJobs } from './rank-matches.ts';

const seeker: MatchProfile = { skills: ['Excel', 'SQL'], hasCv: false, resume: null };
const withCv: MatchProfile = { ...seeker, hasCv: true, resume: 'Excel and more' };

function listing(changes: Readonly<Record<string, unknown>>): Listing {
  return listingSchema.parse(listingRow(changes));
}

function titles(listings: readonly Listing[], profile: MatchProfile): string[] {
  return rankJobs(listings, profile).map((ranked) => ranked.listing.title);
}

const nurse = listing({ title: 'Nurse' });
const trainer = listing({ title: 'Excel trainer' });
const analyst = listing({ title: 'Analyst, SQL and Excel' });
const elsewhere = listing({ title: 'Porter', company_id: null });

test('Without a CV only jobs that name a skill are matches', () => {
  expect(titles([nurse, trainer, elsewhere], seeker)).toEqual(['Excel trainer']);
});

test('With a CV those that the service will read are there as well, after the others', () => {
  expect(titles([nurse, elsewhere, trainer], withCv)).toEqual(['Excel trainer', 'Nurse']);
});

test('Of equal scores the job that names more skills comes first, then the newer one', () => {
  const another = listing({ title: 'Excel clerk' });
  expect(titles([trainer, another, analyst], seeker)).toEqual([
    'Analyst, SQL and Excel',
    'Excel trainer',
    'Excel clerk',
  ]);
});

test('The service compares jobs of companies of ours, once a CV is known', () => {
  expect(isComparedByService(nurse, withCv)).toBe(true);
  expect(isComparedByService(elsewhere, withCv)).toBe(false);
  expect(isComparedByService(nurse, seeker)).toBe(false);
});

test('With neither skills nor a CV there is nothing to compare', () => {
  expect(canBeMatched({ skills: [], hasCv: true, resume: null })).toBe(false);
  expect(canBeMatched({ skills: [], hasCv: true, resume: 'Excel' })).toBe(true);
  expect(canBeMatched(seeker)).toBe(true);
});
