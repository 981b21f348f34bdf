import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { readInput, readRow, toWriteError } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { OwnJob } from '../model/own-job.ts';
import { type JobDraft, jobDraftSchema } from './job-input.ts';
import { ownJobColumns, ownJobSchema } from './own-job-schema.ts';

const failed = 'Failed to create job';

async function createJob(client: BackendClient, draft: JobDraft): Promise<OwnJob> {
  const row = readInput(jobDraftSchema, draft, failed);
  const answer = await client.from('jobs').insert(row).select(ownJobColumns);
  if (answer.error) throw toWriteError(answer, failed);
  return readRow(ownJobSchema, answer, failed);
}

/**
 * Posts a job of one of the employer's companies.
 *
 * @public No screen posts jobs yet.
 */
export function useCreateJob() {
  const queryClient = useQueryClient();
  return useMutation<OwnJob, AppError, JobDraft>({
    mutationFn: (draft) => createJob(getBackendClient(), draft),
    // Also after a failure: on a broken line nobody knows whether the row was written.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.allJobs }),
  });
}
