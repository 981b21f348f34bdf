import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { resourceNotFound } from './get-resource.ts';
import { keys } from './keys.ts';

const deletedRowSchema = z.object({ id: z.string() });

async function deleteResource(client: BackendClient, id: string): Promise<void> {
  checkId(id, resourceNotFound);
  const query = client.from('resources').delete().eq('id', id).select('id');
  readRow(deletedRowSchema, await query, resourceNotFound);
}

/**
 * Deletes a resource by its id; one that the person may not change is `not-found`.
 *
 * @public No screen deletes resources yet.
 */
export function useDeleteResource() {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, string>({
    mutationFn: (id) => deleteResource(getBackendClient(), id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.resources }),
  });
}
