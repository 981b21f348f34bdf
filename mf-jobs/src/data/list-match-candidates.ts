import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Listing } from '../model/listing.ts';
import { canBeMatched, isPassing, type MatchProfile, type RankedJob, rankJobs } from '../model/rank-matches.ts';
import { markOf } from '../model/text-mark.ts';
import { keys } from './keys.ts';
import { listingSchema } from './listing-schema.ts';

/** The most that `search_jobs` gives at once. */
const jobsPerPage = 100;

/** Nobody reads more than the newest five hundred, and a phone should not have to carry more. */
const mostPages = 5;

/** Once so many fit, older jobs are not carried over the line: these are more than anybody reads. */
const enough = 40;

export interface MatchCandidates {
  /** The best by words first. */
  readonly ranked: readonly RankedJob[];
  /** How many of them pass by words. */
  readonly matching: number;
  /** How many jobs were looked at, the newest ones. */
  readonly compared: number;
  /** How many are open. */
  readonly total: number;
}

const answerSchema = z.object({ total: z.int().check(z.nonnegative()), jobs: z.array(z.unknown()) });

async function fetchCandidates(
  client: BackendClient,
  profile: MatchProfile,
  signal: AbortSignal,
): Promise<MatchCandidates> {
  const listings = new Map<string, Listing>();
  for (let page = 1; ; page += 1) {
    const answer = await client
      .rpc('search_jobs', { query: '', filters: {}, page, page_size: jobsPerPage })
      .abortSignal(signal);
    if (answer.error) throw toAppError(answer.error, answer.status);
    const parsed = answerSchema.safeParse(answer.data);
    if (!parsed.success) throw new AppError('invalid-response', 'Failed to fetch jobs', parsed.error);
    const { total, jobs } = parsed.data;
    // A job that was posted meanwhile moves another one to the next page: that one comes twice.
    for (const listing of parseRows(listingSchema, jobs).rows) listings.set(listing.id, listing);
    const ranked = rankJobs([...listings.values()], profile);
    const matching = ranked.filter(({ byWords }) => isPassing(byWords)).length;
    if (matching >= enough || page === mostPages || page * jobsPerPage >= total) {
      return { ranked, matching, compared: listings.size, total };
    }
  }
}

/** The open jobs that may fit, local and external. They stay as they are until the page is opened again. */
export function matchCandidatesQueryOptions(profile: MatchProfile) {
  return queryOptions<MatchCandidates, AppError>({
    queryKey: keys.matchCandidates(markOf(JSON.stringify(profile))),
    queryFn: ({ signal }) => fetchCandidates(getBackendClient(), profile, signal),
    enabled: canBeMatched(profile),
    refetchOnReconnect: false,
  });
}
