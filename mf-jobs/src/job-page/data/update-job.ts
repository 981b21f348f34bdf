import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readInput, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { Posting } from '../model/posting.ts';
import { jobNotFound } from './get-job.ts';
import { type PostingChanges, postingChangesSchema } from './posting-input.ts';
import { postingColumns, postingSchema } from './posting-schema.ts';

/** Which job, and what about it. */
export interface JobUpdate {
  readonly id: string;
  readonly changes: PostingChanges;
}

async function updateJob(client: BackendClient, { id, changes }: JobUpdate): Promise<Posting> {
  checkId(id, jobNotFound);
  const columns = readInput(postingChangesSchema, changes, 'Failed to update job');
  const answer = await client.from('jobs').update(columns).eq('id', id).select(postingColumns);
  return readRow(postingSchema, answer, jobNotFound);
}

/**
 * Changes a job of one of the employer's companies; somebody else's is `not-found`.
 *
 * @public No screen edits jobs yet.
 */
export function useUpdateJob() {
  const queryClient = useQueryClient();
  return useMutation<Posting, AppError, JobUpdate>({
    mutationFn: (update) => updateJob(getBackendClient(), update),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.allJobs }),
  });
}
