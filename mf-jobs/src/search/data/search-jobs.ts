import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../listing/data/keys.ts';
import { listingSchema } from '../../listing/data/listing-schema.ts';
import type { Listing } from '../../listing/model/listing.ts';
import { townsIn } from '../../listing/model/locations.ts';
import type { JobSearch } from '../model/job-search.ts';

export const jobsPerPage = 20;

/** One page of open jobs, local and external. */
export interface ListingPage {
  readonly jobs: readonly Listing[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** All jobs that match, on every page. */
  readonly total: number;
  /** The page this is: the first one when the one asked for is past the end. */
  readonly page: number;
  /** What was searched for instead, when nothing was found for the words as they were typed. */
  readonly correctedQuery: string | null;
}

const answerSchema = z.object({
  total: z.int().check(z.nonnegative()),
  corrected_query: z.nullable(z.string()),
  jobs: z.array(z.unknown()),
});

async function fetchListings(client: BackendClient, search: JobSearch, signal: AbortSignal): Promise<ListingPage> {
  const { data, error, status } = await client
    .rpc('search_jobs', {
      query: search.text.trim(),
      filters: toFilters(search),
      page: search.page,
      page_size: jobsPerPage,
    })
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new AppError('invalid-response', 'Failed to fetch jobs', answer.error);
  const { total, corrected_query: correctedQuery, jobs } = answer.data;
  if (jobs.length === 0 && total > 0 && search.page > 1) return fetchListings(client, { ...search, page: 1 }, signal);
  const { rows, skipped } = parseRows(listingSchema, jobs);
  return { jobs: rows, skipped, total, page: search.page, correctedQuery };
}

/** The jobs a search finds; the list before it stays on screen until the new one is there. */
export function listingsQueryOptions(search: JobSearch) {
  return queryOptions<ListingPage, AppError>({
    queryKey: keys.jobs(search),
    queryFn: ({ signal }) => fetchListings(getBackendClient(), search, signal),
    placeholderData: keepPreviousData,
  });
}

/** A field without a value must not be there: `search_jobs` refuses what it does not know. */
function toFilters({ location, type, level, source, isRemote }: JobSearch) {
  return {
    ...(location !== undefined && { location: [location, ...townsIn(location)] }),
    ...(type !== undefined && { type }),
    ...(level !== undefined && { experience_level: level }),
    ...(source !== undefined && { source }),
    ...(isRemote && { remote: true }),
  };
}
