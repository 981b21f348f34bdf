import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { useAuthStore } from '@fursa/shared/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import type { TrackedKind } from '../model/tracked-job.ts';
import { useOtherTabs } from './other-tabs.ts';

/** What a hosted backend answers at most. */
const rowsPerRequest = 1000;

/** Other tabs tell what they changed; another device does not, so the ids are read again now and then. */
const freshFor = 30_000;

const idSchema = z.object({ id: z.string(), job_id: z.nullable(z.string()), adzuna_id: z.nullable(z.string()) });

async function fetchTrackedIds(
  client: BackendClient,
  kind: TrackedKind,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let from = 0; ; from += rowsPerRequest) {
    const { data, error, status } = await client
      .from(trackedTables[kind])
      .select('id, job_id, adzuna_id')
      .order('id')
      .range(from, from + rowsPerRequest - 1)
      .abortSignal(signal);
    if (error) throw toAppError(error, status);
    ids.push(...parseRows(idSchema, data).rows.map((row) => row.job_id ?? row.adzuna_id ?? row.id));
    if (data.length < rowsPerRequest) return ids;
  }
}

/** The ids of every job of that kind; for one that was deleted since, that of the row, which is no job's. */
function trackedIdsQueryOptions(kind: TrackedKind) {
  return queryOptions<readonly string[], AppError>({
    queryKey: keys.trackedIds(kind),
    queryFn: ({ signal }) => fetchTrackedIds(getBackendClient(), kind, signal),
    staleTime: freshFor,
    refetchOnWindowFocus: true,
  });
}

/** Whether the person saved a job, or applied to it; undefined until that is known. */
export function useIsTracked(kind: TrackedKind, jobId: string): boolean | undefined {
  return useTrackedIds(kind, (ids) => ids.includes(jobId));
}

/** How many jobs the person saved, or applied to; undefined until that is known. */
export function useTrackedCount(kind: TrackedKind): number | undefined {
  return useTrackedIds(kind, (ids) => ids.length);
}

function useTrackedIds<Selected>(
  kind: TrackedKind,
  select: (ids: readonly string[]) => Selected,
): Selected | undefined {
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  useOtherTabs();
  return useQuery({ ...trackedIdsQueryOptions(kind), enabled: isAuthenticated, select }).data;
}

export const trackedTables = { saved: 'saved_jobs', applied: 'applied_jobs' } as const satisfies Record<
  TrackedKind,
  string
>;
