import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';

/** How soon a job closes of which people are told. */
const soonMs = 3 * 24 * 60 * 60 * 1000;
/** More saved jobs than anybody looks through. */
const maxRows = 500;

const rowsSchema = z.array(z.object({ job: z.nullable(z.object({ closes_at: z.nullable(z.string()) })) }));

/** How many of the saved jobs close within three days. */
export function closingJobsQueryOptions(userId: string) {
  return queryOptions<number, AppError>({
    queryKey: keys.closingJobs(userId),
    queryFn: async ({ signal }) => {
      const answer = await getBackendClient()
        .from('saved_jobs')
        .select('job:jobs(closes_at)')
        .not('job_id', 'is', null)
        .limit(maxRows)
        .abortSignal(signal);
      const rows = readAnswer(rowsSchema, answer);
      return rows.filter(({ job }) => closesSoon(job?.closes_at ?? null, Date.now())).length;
    },
  });
}

function closesSoon(closesAt: string | null, now: number): boolean {
  const left = closesAt === null ? Number.NaN : Date.parse(closesAt) - now;
  return left > 0 && left <= soonMs;
}
