import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import type { Application } from '../model/kept-job.ts';
import { showChange } from './kept-cache.ts';
import { notifyOtherTabs } from './kept-channel.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';

/** How an application stands, or when it was made. Notes are saved with more care: see `save-notes.ts`. */
export interface ApplicationChange {
  readonly id: string;
  readonly changes: Partial<Pick<Application, 'status' | 'appliedAt'>>;
}

async function changeApplication(client: BackendClient, { id, changes }: ApplicationChange): Promise<void> {
  const { status, appliedAt } = changes;
  const columns = { status, applied_at: appliedAt?.toISOString() };
  const answer = await client.from('applied_jobs').update(columns).eq('id', id);
  if (answer.error) throw toAppError(answer.error, answer.status);
}

/** Changes an application, on screen at once. `onFailed` is not called when the session was over: see `keep-job.ts`. */
export function useChangeApplication(onFailed: (error: AppError) => void) {
  const queryClient = useQueryClient();
  const mutation = useMutation<void, AppError, ApplicationChange, () => void>({
    mutationFn: (change) => changeApplication(getBackendClient(), change),
    // Left alone a press without a connection would wait for one, and look as if it had been carried out.
    networkMode: 'always',
    onMutate: ({ id, changes }) => showChange(queryClient, id, changes),
    onSuccess: notifyOtherTabs,
    onError: (error, change, undo) => {
      undo?.();
      if (isSessionOver(error)) onceSignedInAgain(() => mutation.mutate(change));
      else onFailed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.keptList('applied') }),
  });
  return mutation;
}
