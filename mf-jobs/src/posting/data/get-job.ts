import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import type { Posting } from '../model/posting.ts';
import { findListedJob } from './find-listed-job.ts';
import { postingColumns, postingSchema } from './posting-schema.ts';

export const jobNotFound = 'Job not found';

async function fetchJob(client: BackendClient, id: string, signal: AbortSignal): Promise<Posting> {
  checkId(id, jobNotFound);
  const answer = await client.from('jobs').select(postingColumns).eq('id', id).abortSignal(signal);
  return readRow(postingSchema, answer, jobNotFound);
}

/** One job: an active one for everybody, any of their own for employers. */
export function jobQueryOptions(id: string) {
  return queryOptions<Posting, AppError>({
    queryKey: keys.job(id),
    queryFn: ({ signal }) => fetchJob(getBackendClient(), id, signal),
  });
}

/** A job on its page, which begins with what the list before it knew. */
export function useJob(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...jobQueryOptions(id), placeholderData: () => findListedJob(queryClient, id) });
}
