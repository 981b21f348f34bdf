import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { readInput, readRow, toWriteError } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { Posting } from '../model/posting.ts';
import { type PostingDraft, postingDraftSchema } from './posting-input.ts';
import { postingColumns, postingSchema } from './posting-schema.ts';

const failed = 'Failed to create job';

async function createJob(client: BackendClient, draft: PostingDraft): Promise<Posting> {
  const row = readInput(postingDraftSchema, draft, failed);
  const answer = await client.from('jobs').insert(row).select(postingColumns);
  if (answer.error) throw toWriteError(answer, failed);
  return readRow(postingSchema, answer, failed);
}

/**
 * Posts a job of one of the employer's companies.
 *
 * @public No screen posts jobs yet.
 */
export function useCreateJob() {
  const queryClient = useQueryClient();
  return useMutation<Posting, AppError, PostingDraft>({
    mutationFn: (draft) => createJob(getBackendClient(), draft),
    // Also after a failure: on a broken line nobody knows whether the row was written.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.allJobs }),
  });
}
