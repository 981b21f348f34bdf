import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import type { KeptKind } from '../model/kept-job.ts';
import { showRemoval } from './kept-cache.ts';
import { notifyOtherTabs } from './kept-channel.ts';
import { keptTables } from './kept-tables.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';

async function removeKeptJob(client: BackendClient, kind: KeptKind, id: string): Promise<void> {
  const { error, status } = await client.from(keptTables[kind]).delete().eq('id', id);
  if (error) throw toAppError(error, status);
}

export interface RemovalHandlers {
  readonly onRemoved: () => void;
  /** Not called when the session was over: see `keep-job.ts`. */
  readonly onFailed: (error: AppError) => void;
}

/** Takes a job off a list, on screen at once; one that is gone already is no failure. */
export function useRemoveKeptJob(kind: KeptKind, { onRemoved, onFailed }: RemovalHandlers) {
  const queryClient = useQueryClient();
  const mutation = useMutation<void, AppError, string, () => void>({
    mutationFn: (id) => removeKeptJob(getBackendClient(), kind, id),
    // Left alone a press without a connection would wait for one, and look as if it had been carried out.
    networkMode: 'always',
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.kept(kind) }),
  });
  return mutation;
}
