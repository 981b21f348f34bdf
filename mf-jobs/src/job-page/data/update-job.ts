import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readInput, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { OwnJob } from '../model/own-job.ts';
import { jobNotFound } from './get-job.ts';
import { type JobChanges, jobChangesSchema } from './job-input.ts';
import { ownJobColumns, ownJobSchema } from './own-job-schema.ts';

/** Which job, and what about it. */
export interface JobUpdate {
  readonly id: string;
  readonly changes: JobChanges;
}

async function updateJob(client: BackendClient, { id, changes }: JobUpdate): Promise<OwnJob> {
  checkId(id, jobNotFound);
  const columns = readInput(jobChangesSchema, changes, 'Failed to update job');
  const answer = await client.from('jobs').update(columns).eq('id', id).select(ownJobColumns);
  return readRow(ownJobSchema, answer, jobNotFound);
}

/**
 * Changes a job of one of the employer's companies; somebody else's is `not-found`.
 *
 * @public No screen edits jobs yet.
 */
export function useUpdateJob() {
  const queryClient = useQueryClient();
  return useMutation<OwnJob, AppError, JobUpdate>({
    mutationFn: (update) => updateJob(getBackendClient(), update),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.allJobs }),
  });
}
