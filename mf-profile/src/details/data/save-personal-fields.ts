import { type AppError, updateOwnProfile } from '@fursa/shared/backend';
import { notificationsKey, type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ColumnChanges } from '../model/personal-fields.ts';
import { showSavedWork } from './work-profile.ts';

/** Saves columns of the person's row. The widget, the bell and the page know it at once. */
export function useSavePersonalFields(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<OwnProfile, AppError, ColumnChanges>({
    mutationFn: (changes) => updateOwnProfile(userId, changes),
    // Left alone a press without a connection would wait for one, and look as if it had been carried out.
    networkMode: 'always',
    onSuccess: async (profile, changes) => {
      await showSavedWork(queryClient, userId, changes);
      await showSavedProfile(queryClient, userId, profile);
    },
  });
}

/** Puts the row where everybody reads it. A read that began before the write must not answer after it. */
export async function showSavedProfile(queryClient: QueryClient, userId: string, profile: OwnProfile): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ownProfileKey(userId) });
  queryClient.setQueryData(ownProfileKey(userId), profile);
  void queryClient.invalidateQueries({ queryKey: notificationsKey('mf-profile') });
}
