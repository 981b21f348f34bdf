import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { FoundJobs } from '../../search/data/search-jobs.ts';
import type { OwnJob } from '../model/own-job.ts';
import { ownJobColumns, ownJobSchema } from './own-job-schema.ts';

export const jobNotFound = 'Job not found';

async function fetchJob(client: BackendClient, id: string, signal: AbortSignal): Promise<OwnJob> {
  checkId(id, jobNotFound);
  const answer = await client.from('jobs').select(ownJobColumns).eq('id', id).abortSignal(signal);
  return readRow(ownJobSchema, answer, jobNotFound);
}

/** One job: an active one for everybody, any of their own for employers. */
export function jobQueryOptions(id: string) {
  return queryOptions<OwnJob, AppError>({
    queryKey: keys.job(id),
    queryFn: ({ signal }) => fetchJob(getBackendClient(), id, signal),
  });
}

/** A job on its page, which begins with what the list before it knew. */
export function useJob(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...jobQueryOptions(id), placeholderData: () => findListedJob(queryClient, id) });
}

/** What the lists on screen a moment ago know of a job: enough to show its page before the whole text is there. */
function findListedJob(queryClient: QueryClient, id: string): OwnJob | undefined {
  const pages = queryClient.getQueriesData<FoundJobs>({ queryKey: keys.jobLists });
  const job = pages.flatMap(([, page]) => page?.jobs ?? []).find((job) => job.id === id && job.isLocal);
  return job && { ...job, requirements: null, status: 'active' };
}
