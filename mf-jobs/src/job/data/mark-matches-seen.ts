import { type AppError, updateOwnProfile } from '@fursa/shared/backend';
import { notificationsKey, type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** By the clock of the database: `now` is a word that PostgreSQL reads as a time. The one of a phone may be wrong by years. */
function markMatchesSeen(userId: string): Promise<OwnProfile> {
  return updateOwnProfile(userId, { last_seen_matches_at: 'now' });
}

/**
 * Remembers that the person looks at jobs now: the bell then counts from here. When it fails nothing is said; the bell goes
 * on telling what has been seen already, until the next look.
 */
export function useMarkMatchesSeen(): void {
  const userId = useAuthStore((state) => state.user?.id);
  const queryClient = useQueryClient();
  const { mutate } = useMutation<OwnProfile, AppError, string>({
    mutationFn: markMatchesSeen,
    onSuccess: async (profile, user) => {
      queryClient.setQueryData(ownProfileKey(user), profile);
      await queryClient.invalidateQueries({ queryKey: notificationsKey('mf-jobs') });
    },
  });
  useEffect(() => {
    if (userId !== undefined) mutate(userId);
  }, [userId, mutate]);
}
