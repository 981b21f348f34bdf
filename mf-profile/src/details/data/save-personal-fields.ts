import { type AppError, updateOwnProfile } from '@fursa/shared/backend';
import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import type { OwnProfile } from '@fursa/shared/contract';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showSavedWork } from './work-profile.ts';

/**
 * Saves columns of the person's row. The widget, the bell and the page know it at once.
 *
 * @param check what has to hold before anything is written; what it throws is why nothing was
 */
export function useSavePersonalFields(userId: string, check?: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation<OwnProfile, AppError, TablesUpdate<'profiles'>>({
    mutationFn: async (changes) => {
      await check?.();
      return updateOwnProfile(userId, changes);
    },
    onSuccess: async (profile, changes) => {
      await showSavedWork(queryClient, userId, changes);
      await showSavedProfile(queryClient, userId, profile);
    },
  });
}
