import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { type ParsedRows, parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import type { Resource } from '../model/resource.ts';
import { keys } from './keys.ts';
import { resourceColumns, resourceSchema } from './resource-schema.ts';

async function fetchResources(client: BackendClient, signal: AbortSignal): Promise<ParsedRows<Resource>> {
  const { data, error, status } = await client
    .from('resources')
    .select(resourceColumns)
    .order('title')
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return parseRows(resourceSchema, data);
}

/** Every resource, by title. The database takes no address but an http(s) one. */
export function resourcesQueryOptions() {
  return queryOptions<ParsedRows<Resource>, AppError>({
    queryKey: keys.list,
    queryFn: ({ signal }) => fetchResources(getBackendClient(), signal),
  });
}
