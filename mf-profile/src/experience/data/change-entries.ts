import { AppError, updateOwnProfile } from '@fursa/shared/backend';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../details/data/keys.ts';
import { showSavedWork, workProfileQueryOptions } from '../../details/data/work-profile.ts';
import { applyEntryChange, type EntryChange } from '../model/entry-changes.ts';
import { fitsColumn, type Resume, readResume } from '../model/resume.ts';

/**
 * Changes the entries as the backend has them now: another tab or device may have changed them since they were shown.
 *
 * @throws AppError `invalid-input` for entries that are too long altogether
 */
async function changeEntries(queryClient: QueryClient, userId: string, change: EntryChange): Promise<void> {
  const stored = await fetchOrFail(queryClient, { ...workProfileQueryOptions(userId), staleTime: 0 });
  const before = readResume(stored.resume);
  const resume = applyEntryChange(before, change);
  if (JSON.stringify(resume) === JSON.stringify(before)) return;
  if (!fitsColumn(resume)) throw new AppError('invalid-input', 'the column takes no more');
  const profile = await updateOwnProfile(userId, { resume });
  await showSavedWork(queryClient, userId, { resume });
  await showSavedProfile(queryClient, userId, profile);
}

/** One change after the other, each on what the one before it left. */
export function useChangeEntries(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, EntryChange>({
    mutationKey: keys.changeEntries(userId),
    scope: { id: `entries-of-${userId}` },
    mutationFn: (change) => changeEntries(queryClient, userId, change),
  });
}

/** Work and education with every change that is on its way: what is refused is gone from them by itself. */
export function useResume(userId: string) {
  const query = useQuery(workProfileQueryOptions(userId));
  const pending = useMutationState({
    filters: { mutationKey: keys.changeEntries(userId), status: 'pending' },
    // Under this key are the mutations of `useChangeEntries`, and no others.
    select: ({ state }) => state.variables as EntryChange,
  });
  const resume: Resume | undefined =
    query.data === undefined ? undefined : pending.reduce(applyEntryChange, readResume(query.data.resume));
  return { resume, isError: query.isError, refetch: query.refetch };
}
