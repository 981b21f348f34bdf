import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import type { Json } from '@fursa/shared/backend/database-types';
import { parseRows, readAnswer } from '@fursa/shared/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { jobSchema } from '../../job/data/job-schema.ts';
import { keys } from '../../job/data/keys.ts';
import type { Job } from '../../job/model/job.ts';
import { townsIn } from '../../job/model/locations.ts';
import { type JobSearch, type JobSort, startOfDay } from '../model/job-search.ts';

export const jobsPerPage = 20;

/** One page of open jobs, local and external. */
export interface FoundJobs {
  readonly jobs: readonly Job[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** All jobs that match, on every page. */
  readonly total: number;
  /** The page this is: the first one when the one asked for is past the end. */
  readonly page: number;
  /** What was searched for instead, when nothing was found for the words as they were typed. */
  readonly correctedQuery: string | null;
  /** The order as it was done: `newest` instead of `match` for whoever has no CV. */
  readonly sort: string | undefined;
}

/** What `search_jobs` is asked. */
interface Question {
  readonly query: string;
  readonly filters: Json;
  readonly page: number;
  readonly page_size: number;
  readonly sort?: JobSort;
}

const answerSchema = z.object({
  total: z.int().check(z.nonnegative()),
  corrected_query: z.nullable(z.string()),
  sort: z.optional(z.string()),
  jobs: z.array(z.unknown()),
});

async function fetchJobs(client: BackendClient, question: Question, signal: AbortSignal): Promise<FoundJobs> {
  const answer = await client.rpc('search_jobs', { ...question }).abortSignal(signal);
  const found = readAnswer(answerSchema, answer);
  const { total, corrected_query: correctedQuery, sort, jobs } = found;
  const { page } = question;
  if (jobs.length === 0 && total > 0 && page > 1) return fetchJobs(client, { ...question, page: 1 }, signal);
  const { rows, skipped } = parseRows(jobSchema, jobs);
  return { jobs: rows, skipped, total, page, correctedQuery, sort };
}

/** The jobs a search finds; the list before it stays on screen until the new one is there. */
export function jobsQueryOptions(search: JobSearch, now = new Date()) {
  const question = toQuestion(search, now);
  return queryOptions<FoundJobs, AppError>({
    // Not the search: what was posted today is another question tomorrow.
    queryKey: keys.jobs(question),
    queryFn: ({ signal }) => fetchJobs(getBackendClient(), question, signal),
    placeholderData: keepPreviousData,
  });
}

const similarShown = 3;

/** Three jobs of the same kind: those that the last word of a title finds, which in English says what the work is. */
export function similarJobsQueryOptions({ id, title }: Pick<Job, 'id' | 'title'>) {
  const query = title.match(/\p{L}{3,}/gu)?.at(-1) ?? title;
  return queryOptions<readonly Job[], AppError>({
    queryKey: keys.similar(id, query),
    queryFn: async ({ signal }) => {
      const question = { query, filters: {}, page: 1, page_size: similarShown + 1 };
      const { jobs } = await fetchJobs(getBackendClient(), question, signal);
      return jobs.filter((job) => job.id !== id).slice(0, similarShown);
    },
  });
}

function toQuestion(search: JobSearch, now: Date): Question {
  return {
    query: search.text.trim(),
    filters: toFilters(search, now),
    page: search.page,
    page_size: jobsPerPage,
    ...(search.sort !== undefined && { sort: search.sort }),
  };
}

/** A field without a value must not be there: `search_jobs` refuses what it does not know. */
function toFilters({ location, type, level, source, pay, postedWithin, isRemote }: JobSearch, now: Date) {
  return {
    ...(location !== undefined && { location: [location, ...townsIn(location)] }),
    ...(type !== undefined && { type }),
    ...(level !== undefined && { experience_level: level }),
    ...(source !== undefined && { source }),
    ...(pay !== undefined && { salary_min: pay }),
    ...(postedWithin !== undefined && { posted_since: startOfDay(now, postedWithin - 1).toISOString() }),
    ...(isRemote && { remote: true }),
  };
}
