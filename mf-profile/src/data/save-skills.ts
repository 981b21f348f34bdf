import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { readInput } from '@fursa/shared/data';
import { useAuthStore } from '@fursa/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from './keys.ts';

// The lengths are those of the database, which refuses longer lists as a whole.
const skillsSchema = z
  .array(
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(100, 'A skill has at most 100 characters.'), z.regex(/^[^\n\r]*$/)),
  )
  .check(z.maxLength(300, 'A profile has at most 300 skills.'));

const failed = 'Failed to update skills. Please try again.';

async function saveSkills(client: BackendClient, skills: readonly string[]): Promise<void> {
  const userId = useAuthStore.getState().user?.id;
  if (userId === undefined) throw new AppError('unauthenticated', 'User not authenticated');
  const answer = await client
    .from('profiles')
    .update({ skills: readInput(skillsSchema, skills, failed) })
    .eq('id', userId);
  if (answer.error) throw toAppError(answer.error, answer.status);
}

/**
 * Replaces the skills of the signed-in person. The `cause` of a refusal names what is too long.
 *
 * @public The screen for it belongs to a later change.
 */
export function useSaveSkills() {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, readonly string[]>({
    mutationFn: (skills) => saveSkills(getBackendClient(), skills),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.profile(useAuthStore.getState().user?.id ?? '') }),
  });
}
