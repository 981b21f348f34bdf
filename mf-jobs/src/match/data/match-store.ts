import * as z from 'zod/mini';
import type { Listing } from '../../listing/model/listing.ts';
import type { ServiceMatch } from '../model/shown-match.ts';
import { markOf } from '../model/text-mark.ts';

/** Holds what a CV and adverts say: a sign-out removes it, as everything that is not meant to stay. */
const storageKey = 'fursa-job-matches';

/** About 150 KB at most. */
const mostMatches = 100;

const evidenceSchema = z.object({
  skill: z.string(),
  inJob: z.nullable(z.string()),
  inResume: z.nullable(z.string()),
});

/** A match as `ai-analyze` answers it. */
export const serviceMatchSchema = z.object({
  jobId: z.string(),
  score: z.number().check(z.minimum(0), z.maximum(100)),
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  recommendation: z.string(),
  evidence: z.array(evidenceSchema),
});

const storedSchema = z.object({ cv: z.string(), matches: z.record(z.string(), serviceMatchSchema) });

/** Another text of the advert is another question. */
function keyOf({ id, title, description }: Listing): string {
  return `${id} ${markOf(`${title}\n${description}`)}`;
}

/** What is known of these jobs and that CV from before, by the id of the job. */
export function readMatches(cv: string, listings: readonly Listing[]): ReadonlyMap<string, ServiceMatch> {
  const stored = readStored(cv);
  return new Map(
    listings.flatMap((listing) => {
      const match = stored[keyOf(listing)];
      return match === undefined ? [] : [[listing.id, match] as const];
    }),
  );
}

/** Adds to what is known of that CV; of another one nothing is kept. */
export function storeMatches(cv: string, listings: readonly Listing[], found: ReadonlyMap<string, ServiceMatch>): void {
  const added = listings.flatMap((listing) => {
    const match = found.get(listing.id);
    return match === undefined ? [] : [[keyOf(listing), { jobId: listing.id, ...match }] as const];
  });
  if (added.length === 0) return;
  const matches = [...Object.entries({ ...readStored(cv), ...Object.fromEntries(added) })].slice(-mostMatches);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ cv, matches: Object.fromEntries(matches) }));
  } catch {
    // The storage is full: the matches are known as long as the page lives, and are asked for again after it.
  }
}

function readStored(cv: string): Readonly<Record<string, ServiceMatch>> {
  const text = localStorage.getItem(storageKey);
  if (text === null) return {};
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return stored.cv === cv ? stored.matches : {};
  } catch {
    // Of an older version, or not ours: the service is asked again.
    return {};
  }
}
