import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import { jobNotFound } from './get-job.ts';

const deletedRowSchema = z.object({ id: z.string() });

async function deleteJob(client: BackendClient, id: string): Promise<void> {
  checkId(id, jobNotFound);
  readRow(deletedRowSchema, await client.from('jobs').delete().eq('id', id).select('id'), jobNotFound);
}

/**
 * Deletes a job of one of the employer's companies by its id; somebody else's is `not-found`.
 *
 * @public No screen deletes jobs yet.
 */
export function useDeleteJob() {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, string>({
    mutationFn: (id) => deleteJob(getBackendClient(), id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.allJobs }),
  });
}
