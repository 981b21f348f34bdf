import { type AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { parseRows } from './parse-rows.ts';
import { webAddress } from './web-address.ts';

/** A career resource that the person has finished. */
export interface CompletedResource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string | null;
  /** http or https. */
  readonly url: string;
  readonly completedAt: Date;
}

/** That a resource is finished, or is not after all. */
export interface ResourceMark {
  readonly resourceId: string;
  readonly isDone: boolean;
}

const rowSchema = z.pipe(
  z.object({
    resource_id: z.string(),
    completed_at: z.iso.datetime({ offset: true }),
    resources: z.object({ title: z.string(), publisher: z.nullable(z.string()), url: webAddress }),
  }),
  z.transform(
    ({ resource_id, completed_at, resources }): CompletedResource => ({
      ...resources,
      id: resource_id,
      completedAt: new Date(completed_at),
    }),
  ),
);

async function fetchCompleted(signal: AbortSignal): Promise<readonly CompletedResource[]> {
  const { data, error, status } = await getBackendClient()
    .from('completed_resources')
    .select('resource_id, completed_at, resources(title, publisher, url)')
    .order('completed_at', { ascending: false })
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return parseRows(rowSchema, data).rows;
}

/** What the person has finished, the latest first; 500 at most. */
export function completedResourcesQueryOptions(userId: string) {
  return queryOptions<readonly CompletedResource[], AppError>({
    queryKey: keys.completedResources(userId),
    queryFn: ({ signal }) => fetchCompleted(signal),
    // Another tab may have marked one meanwhile.
    refetchOnWindowFocus: 'always',
  });
}

/** Pressed twice, or in two tabs, it is one row. */
const oneRow = { onConflict: 'user_id,resource_id', ignoreDuplicates: true };

async function mark({ resourceId, isDone }: ResourceMark): Promise<void> {
  const rows = getBackendClient().from('completed_resources');
  const { error, status } = await (isDone
    ? rows.upsert({ resource_id: resourceId }, oneRow)
    : rows.delete().eq('resource_id', resourceId));
  if (error) throw toAppError(error, status);
}

/** Marks a resource, or takes the mark back; `quota-exceeded` after 500. One after the other, in the order of the presses. */
export function useMarkResource(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, ResourceMark>({
    mutationKey: keys.markResource(userId),
    scope: { id: `resources-of-${userId}` },
    mutationFn: mark,
    // Also after a failure: on a broken line nobody knows whether the row was written.
    onSettled: () => queryClient.invalidateQueries(completedResourcesQueryOptions(userId)),
  });
}

/** The marks that are on their way, by resource: what is refused is gone from here by itself. */
export function usePendingMarks(userId: string): ReadonlyMap<string, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: keys.markResource(userId), status: 'pending' },
    // Under this key are the mutations of `useMarkResource`, and no others.
    select: ({ state }) => state.variables as ResourceMark,
  });
  return new Map(pending.map(({ resourceId, isDone }) => [resourceId, isDone]));
}
