import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { TrackedKind } from '../model/tracked-job.ts';
import { trackedTables } from './list-tracked-ids.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { showRemoval } from './tracked-cache.ts';

async function removeTrackedJob(client: BackendClient, kind: TrackedKind, id: string): Promise<void> {
  const { error, status } = await client.from(trackedTables[kind]).delete().eq('id', id);
  if (error) throw toAppError(error, status);
}

export interface RemovalHandlers {
  readonly onRemoved: () => void;
  /** Is not called when the session was over: see `track-job.ts`. */
  readonly onFailed: (error: AppError) => void;
}

/** Takes a job off a list, on screen at once; one that is gone already is no failure. */
export function useRemoveTrackedJob(kind: TrackedKind, { onRemoved, onFailed }: RemovalHandlers) {
  const queryClient = useQueryClient();
  const mutation = useMutation<void, AppError, string, () => void>({
    mutationFn: (id) => removeTrackedJob(getBackendClient(), kind, id),
    onMutate: (id) => showRemoval(queryClient, kind, id),
    onSuccess: () => {
      notifyOtherTabs();
      onRemoved();
    },
    onError: (error, id, undo) => {
      undo?.();
      if (isSessionOver(error)) onceSignedInAgain(() => mutation.mutate(id));
      else onFailed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.tracked(kind) }),
  });
  return mutation;
}
