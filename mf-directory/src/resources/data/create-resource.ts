import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { readInput, readRow, toWriteError } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../model/resource.ts';
import { keys } from './keys.ts';
import { type ResourceDraft, resourceDraftSchema } from './resource-input.ts';
import { resourceColumns, resourceSchema } from './resource-schema.ts';

const failed = 'Failed to create resource';

async function createResource(client: BackendClient, draft: ResourceDraft): Promise<Resource> {
  const row = readInput(resourceDraftSchema, draft, failed);
  const answer = await client.from('resources').insert(row).select(resourceColumns);
  if (answer.error) throw toWriteError(answer, failed);
  return readRow(resourceSchema, answer, failed);
}

/**
 * Adds a resource; admins may.
 *
 * @public No screen adds resources yet.
 */
export function useCreateResource() {
  const queryClient = useQueryClient();
  return useMutation<Resource, AppError, ResourceDraft>({
    mutationFn: (draft) => createResource(getBackendClient(), draft),
    // Also after a failure: on a broken line nobody knows whether the row was written.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.resources }),
  });
}
