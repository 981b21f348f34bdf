import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import type { Application } from '../model/tracked-job.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { showChange } from './tracked-cache.ts';
import { toSharingColumns } from './tracked-job-schema.ts';

/** How an application stands, when it was made, or what its employer gets. Notes are saved with more care: see `save-notes.ts`. */
export interface ApplicationChange {
  readonly id: string;
  readonly changes: Partial<Pick<Application, 'status' | 'appliedAt' | 'sharing'>>;
}

async function changeApplication(client: BackendClient, { id, changes }: ApplicationChange): Promise<void> {
  const { status, appliedAt, sharing } = changes;
  const columns = {
    ...(status && { status }),
    ...(appliedAt && { applied_at: appliedAt.toISOString() }),
    ...(sharing && toSharingColumns(sharing)),
  };
  const answer = await client.from('applied_jobs').update(columns).eq('id', id);
  if (answer.error) throw toAppError(answer.error, answer.status);
}

export interface ChangeHandlers {
  readonly onChanged?: (() => void) | undefined;
  /** Is not called when the session was over: see `track-job.ts`. */
  readonly onFailed?: ((error: AppError) => void) | undefined;
}

/** Changes an application, on screen at once. */
export function useChangeApplication({ onChanged, onFailed }: ChangeHandlers) {
  const queryClient = useQueryClient();
  const mutation = useMutation<void, AppError, ApplicationChange, () => void>({
    mutationFn: (change) => changeApplication(getBackendClient(), change),
    onMutate: ({ id, changes }) => showChange(queryClient, id, changes),
    onSuccess: () => {
      notifyOtherTabs();
      onChanged?.();
    },
    onError: (error, change, undo) => {
      undo?.();
      if (isSessionOver(error)) onceSignedInAgain(() => mutation.mutate(change));
      else onFailed?.(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.trackedList('applied') }),
  });
  return mutation;
}
