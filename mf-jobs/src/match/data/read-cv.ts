import { type AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../job/data/keys.ts';

async function readCv(): Promise<void> {
  const { error, response } = await getBackendClient().functions.invoke('read-postings', { body: { task: 'read-me' } });
  if (error) throw toAppError(error, response?.status);
}

/**
 * Has the person's CV read now instead of with the next turn of the schedule, and asks for the matches again. When it fails
 * nothing is said: the schedule reads it, and the page goes on asking.
 */
export function useReadCv(isNeeded: boolean): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation<void, AppError>({
    mutationFn: readCv,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.everyMatch }),
  });
  useEffect(() => {
    if (isNeeded) mutate();
  }, [isNeeded, mutate]);
}
