import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** A number that says how much there is need not be of this minute. */
const freshFor = 10 * 60 * 1000;

const answerSchema = z.object({ total: z.number() });

async function fetchOpenJobCount(client: BackendClient, signal: AbortSignal): Promise<number> {
  const { data, error, status } = await client.rpc('search_jobs', { page_size: 1 }).abortSignal(signal);
  if (error) throw toAppError(error, status);
  return answerSchema.parse(data).total;
}

/** How many jobs everybody's search finds. Who is signed in finds some of other sites as well, so the page rounds it down. */
export function openJobCountQueryOptions() {
  return queryOptions<number, AppError>({
    queryKey: ['mf-auth', 'open-job-count'],
    queryFn: ({ signal }) => fetchOpenJobCount(getBackendClient(), signal),
    staleTime: freshFor,
  });
}
