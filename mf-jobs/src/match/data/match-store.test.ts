import { expect, test } from 'vitest';
import { listingSchema } from '../../listing/data/listing-schema.ts';
import type { Listing } from '../../listing/model/listing.ts';
import { listingRow } from '../../testing/job-row.ts';
import { readMatches, storeMatches } from './match-store.ts';

const match = { score: 80, matchedSkills: ['Excel'], missingSkills: [], recommendation: 'Go.', evidence: [] };

function listing(changes: Readonly<Record<string, unknown>> = {}): Listing {
  return listingSchema.parse(listingRow(changes));
}

test('A match is known again for the same CV and the same advert', () => {
  const job = listing();
  storeMatches('cv-1', [job], new Map([[job.id, match]]));
  expect(readMatches('cv-1', [job]).get(job.id)).toMatchObject(match);
});

test('Another CV, or another text of the advert, is another question', () => {
  const job = listing();
  storeMatches('cv-1', [job], new Map([[job.id, match]]));
  expect(readMatches('cv-2', [job]).size).toBe(0);
  expect(readMatches('cv-1', [{ ...job, description: 'Now with nights.' }]).size).toBe(0);
});

test('The oldest go when there are more than a hundred', () => {
  const jobs = Array.from({ length: 101 }, () => listing());
  for (const job of jobs) storeMatches('cv-1', [job], new Map([[job.id, match]]));
  const known = readMatches('cv-1', jobs);
  expect(known.size).toBe(100);
  expect(known.has(jobs[0]?.id ?? '')).toBe(false);
});

test.each(['', 'null', '{', '{"cv":"cv-1","matches":{"a":{"score":"high"}}}'])(
  '%j in the storage counts as nothing',
  (text) => {
    localStorage.setItem('fursa-job-matches', text);
    expect(readMatches('cv-1', [listing()]).size).toBe(0);
  },
);

test('Where the storage is full nothing is kept and nothing breaks', () => {
  const job = listing();
  localStorage.setItem('filler', 'x'.repeat(4_999_900));
  storeMatches('cv-1', [job], new Map([[job.id, { ...match, recommendation: 'y'.repeat(1000) }]]));
  expect(readMatches('cv-1', [job]).size).toBe(0);
});
