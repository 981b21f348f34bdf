import { type AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { notificationsKey } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** By the clock of the database: `now` is a word that PostgreSQL reads as a time. The one of a phone may be wrong by years. */
async function markMatchesSeen(userId: string): Promise<void> {
  const { error, status } = await getBackendClient()
    .from('profiles')
    .update({ last_seen_matches_at: 'now' })
    .eq('id', userId);
  if (error) throw toAppError(error, status);
}

/**
 * Remembers that the person looks at jobs now: the bell then counts from here. When it fails nothing is said; the bell goes
 * on telling what has been seen already, until the next look.
 */
export function useMarkMatchesSeen(): void {
  const userId = useAuthStore((state) => state.user?.id);
  const queryClient = useQueryClient();
  const { mutate } = useMutation<void, AppError, string>({
    mutationFn: markMatchesSeen,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsKey('mf-jobs') }),
  });
  useEffect(() => {
    if (userId !== undefined) mutate(userId);
  }, [userId, mutate]);
}
