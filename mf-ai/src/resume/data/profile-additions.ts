import { type AppError, ownProfileQueryOptions, updateOwnProfile } from '@fursa/shared/backend';
import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import type { OwnProfile } from '@fursa/shared/contract';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { showSavedProfile } from '@fursa/shared/data/saved-profile';
import { addSkills } from '@fursa/shared/values/skill-list';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

/** As in the database. */
const maxBioLength = 5_000;

/** A bio with the sentences it does not hold, in a paragraph of their own, as far as there is room. */
function addToBio(bio: string, sentences: readonly string[]): string {
  const present = bio.trimEnd();
  let added = '';
  for (const sentence of sentences) {
    const next = added === '' ? sentence : `${added} ${sentence}`;
    const separator = present === '' ? '' : '\n\n';
    if (present.includes(sentence) || added.includes(sentence)) continue;
    if ([...`${present}${separator}${next}`].length <= maxBioLength) added = next;
  }
  if (added === '') return bio;
  return present === '' ? added : `${present}\n\n${added}`;
}

/** Changes the row as the backend has it now: another tab or device may have changed it. */
async function changeProfile(
  queryClient: QueryClient,
  userId: string,
  change: (profile: OwnProfile) => TablesUpdate<'profiles'> | undefined,
): Promise<OwnProfile> {
  const stored = await fetchOrFail(queryClient, { ...ownProfileQueryOptions(userId), staleTime: 0 });
  const columns = change(stored);
  return columns === undefined ? stored : await updateOwnProfile(userId, columns);
}

function useChangeProfile<Added>(
  userId: string,
  change: (profile: OwnProfile, added: Added) => TablesUpdate<'profiles'> | undefined,
) {
  const queryClient = useQueryClient();
  return useMutation<OwnProfile, AppError, Added>({
    mutationFn: (added) => changeProfile(queryClient, userId, (profile) => change(profile, added)),
    onSuccess: (profile) => showSavedProfile(queryClient, userId, profile),
  });
}

/** Adds sentences to the bio, each once however often it is pressed. */
export function useAddToBio(userId: string) {
  return useChangeProfile<readonly string[]>(userId, ({ bio }, sentences) => {
    const added = addToBio(bio ?? '', sentences);
    return added === (bio ?? '') ? undefined : { bio: added };
  });
}

/** Adds skills to the profile that it does not hold. */
export function useAddSkills(userId: string) {
  return useChangeProfile<readonly string[]>(userId, ({ skills }, names) => {
    const all = addSkills(skills, names);
    return all.length === skills.length ? undefined : { skills: all };
  });
}
