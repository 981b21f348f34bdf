import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Job } from '../model/job.ts';
import type { JobSearch } from '../model/job-search.ts';
import { townsIn } from '../model/locations.ts';
import { keys } from './keys.ts';
import { containsPattern } from './match-pattern.ts';
import { jobColumns, jobSchema } from './schemas.ts';

export const jobsPerPage = 20;

/** One page of active jobs, newest first. */
export interface JobPage {
  readonly jobs: readonly Job[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** All jobs that match, on every page. */
  readonly total: number;
  /** The page this is: the first one when the one asked for is past the end. */
  readonly page: number;
}

const searchedColumns = ['title', 'company_name', 'description'];

/** What PostgREST answers to an offset past the last row: https://docs.postgrest.org/en/stable/references/errors.html */
const rangeNotSatisfiable = 416;

async function fetchJobs(client: BackendClient, search: JobSearch, signal: AbortSignal): Promise<JobPage> {
  const first = (search.page - 1) * jobsPerPage;
  let query = client.from('jobs').select(jobColumns, { count: 'exact' }).eq('status', 'active');
  if (search.text.trim() !== '') query = query.or(matchAny(searchedColumns, search.text));
  if (search.location !== undefined) query = query.ilikeAnyOf('location', locationPatterns(search.location));
  if (search.type !== undefined) query = query.eq('type', search.type);
  if (search.level !== undefined) query = query.eq('experience_level', search.level);
  const { data, error, count, status } = await query
    .order('created_at', { ascending: false })
    // Jobs posted in the same moment keep their place from page to page.
    .order('id')
    .range(first, first + jobsPerPage - 1)
    .abortSignal(signal);
  if (status === rangeNotSatisfiable && search.page > 1) return fetchJobs(client, { ...search, page: 1 }, signal);
  if (error) throw toAppError(error, status);
  const { rows, skipped } = parseRows(jobSchema, data);
  return { jobs: rows, skipped, total: count ?? rows.length, page: search.page };
}

/** The list of a search; the list before it stays on screen until the new one is there. */
export function jobsQueryOptions(search: JobSearch) {
  return queryOptions<JobPage, AppError>({
    queryKey: keys.jobs(search),
    queryFn: ({ signal }) => fetchJobs(getBackendClient(), search, signal),
    placeholderData: keepPreviousData,
  });
}

function matchAny(columns: readonly string[], text: string): string {
  return columns.map((column) => `${column}.ilike.${containsPattern(text)}`).join(',');
}

/** A town's name begins the location: `Iten` anywhere would find Kitengela as well. */
function locationPatterns(location: string): string[] {
  return [containsPattern(location), ...townsIn(location).map((town) => `${town}%`)];
}
