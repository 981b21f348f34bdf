import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import type { Resource } from '../model/resource.ts';
import { keys } from './keys.ts';
import { resourceColumns, resourceSchema } from './resource-schema.ts';

export const resourceNotFound = 'Resource not found';

async function fetchResource(client: BackendClient, id: string, signal: AbortSignal): Promise<Resource> {
  checkId(id, resourceNotFound);
  const query = client.from('resources').select(resourceColumns).eq('id', id);
  return readRow(resourceSchema, await query.abortSignal(signal), resourceNotFound);
}

/**
 * One resource by its id.
 *
 * @public No screen opens a resource by its address yet.
 */
export function resourceQueryOptions(id: string) {
  return queryOptions<Resource, AppError>({
    queryKey: keys.resource(id),
    queryFn: ({ signal }) => fetchResource(getBackendClient(), id, signal),
  });
}
