import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';

async function fetchCount(
  client: BackendClient,
  companyId: string,
  jobId: string,
  signal: AbortSignal,
): Promise<number> {
  const { error, count, status } = await client
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .eq('company_id', companyId)
    .eq('status', 'active')
    .neq('id', jobId)
    .or(`closes_at.is.null,closes_at.gt.${new Date().toISOString()}`)
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return count ?? 0;
}

/** How many open jobs a company has beside this one. */
export function otherJobsQueryOptions(companyId: string, jobId: string) {
  return queryOptions<number, AppError>({
    queryKey: keys.otherJobs(companyId, jobId),
    queryFn: ({ signal }) => fetchCount(getBackendClient(), companyId, jobId, signal),
  });
}
