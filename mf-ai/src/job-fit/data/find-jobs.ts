import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { parseRows, readAnswer } from '@fursa/shared/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../cached-answers/keys.ts';

const maxFound = 6;

const answerSchema = z.object({ jobs: z.array(z.unknown()) });

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  company_name: z.catch(z.nullable(z.string()), null),
  location: z.catch(z.nullable(z.string()), null),
});

/** An open job, as it stands in a list to choose from. */
export interface FoundJob {
  /** Id of an own job, or `<source>:<id>` of an external one. */
  readonly id: string;
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
}

async function fetchJobs(query: string, signal: AbortSignal): Promise<readonly FoundJob[]> {
  const answer = await getBackendClient().rpc('search_jobs', { query, page_size: maxFound }).abortSignal(signal);
  const { jobs } = readAnswer(answerSchema, answer);
  return parseRows(rowSchema, jobs).rows.map(({ company_name: company, ...job }) => ({ ...job, company }));
}

/** The first open jobs, local and external, that a search finds; none are looked for without words. */
export function foundJobsQueryOptions(query: string) {
  return queryOptions<readonly FoundJob[], AppError>({
    queryKey: keys.foundJobs(query),
    queryFn: ({ signal }) => fetchJobs(query, signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}
