import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readInput, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../model/resource.ts';
import { resourceNotFound } from './get-resource.ts';
import { keys } from './keys.ts';
import { type ResourceChanges, resourceChangesSchema } from './resource-input.ts';
import { resourceColumns, resourceSchema } from './resource-schema.ts';

/** Which resource, and what about it. */
export interface ResourceUpdate {
  readonly id: string;
  readonly changes: ResourceChanges;
}

async function updateResource(client: BackendClient, { id, changes }: ResourceUpdate): Promise<Resource> {
  checkId(id, resourceNotFound);
  const columns = readInput(resourceChangesSchema, changes, 'Failed to update resource');
  const query = client.from('resources').update(columns).eq('id', id).select(resourceColumns);
  return readRow(resourceSchema, await query, resourceNotFound);
}

/**
 * Changes a resource; one that the person may not change is `not-found`.
 *
 * @public No screen edits resources yet.
 */
export function useUpdateResource() {
  const queryClient = useQueryClient();
  return useMutation<Resource, AppError, ResourceUpdate>({
    mutationFn: (update) => updateResource(getBackendClient(), update),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.resources }),
  });
}
