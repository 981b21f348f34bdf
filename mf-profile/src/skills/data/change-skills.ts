import { type AppError, ownProfileQueryOptions, updateOwnProfile } from '@fursa/shared/backend';
import type { OwnProfile } from '@fursa/shared/contract';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../details/data/keys.ts';
import { applyChange, type SkillsChange } from '../model/skill-changes.ts';

/** Changes the list as the backend has it now: another tab or device may have changed it since it was shown. */
async function changeSkills(queryClient: QueryClient, userId: string, change: SkillsChange): Promise<OwnProfile> {
  const stored = await fetchOrFail(queryClient, { ...ownProfileQueryOptions(userId), staleTime: 0 });
  const skills = applyChange(stored.skills, change);
  const isUnchanged =
    skills.length === stored.skills.length && skills.every((skill, at) => skill === stored.skills[at]);
  return isUnchanged ? stored : await updateOwnProfile(userId, { skills });
}

/** One change after the other, each on what the one before it left. */
export function useChangeSkills(userId: string) {
  const queryClient = useQueryClient();
  return useMutation<OwnProfile, AppError, SkillsChange>({
    mutationKey: keys.changeSkills(userId),
    scope: { id: `skills-of-${userId}` },
    mutationFn: (change) => changeSkills(queryClient, userId, change),
    onSuccess: (profile) => showSavedProfile(queryClient, userId, profile),
  });
}

/** The list with every change that is on its way: what is refused is gone from it by itself. */
export function useSkillsWithPendingChanges(userId: string): readonly string[] {
  // Read here and not taken from a parent: a mutation that has just ended is gone from `pending` at once, while a parent may
  // render what it wrote a moment later. In between the change would be missing from the list.
  const { data: profile } = useQuery({ ...ownProfileQueryOptions(userId), enabled: false });
  const pending = useMutationState({
    filters: { mutationKey: keys.changeSkills(userId), status: 'pending' },
    // Under this key are the mutations of `useChangeSkills`, and no others.
    select: ({ state }) => state.variables as SkillsChange,
  });
  return pending.reduce(applyChange, profile?.skills ?? []);
}
