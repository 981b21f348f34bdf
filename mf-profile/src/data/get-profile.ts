import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '../model/profile.ts';
import { keys } from './keys.ts';
import { profileColumns, profileSchema } from './schemas.ts';

async function fetchProfile(client: BackendClient, userId: string, signal: AbortSignal): Promise<Profile> {
  const { data, error, status } = await client
    .from('profiles')
    .select(profileColumns)
    .eq('id', userId)
    .abortSignal(signal)
    .single();
  if (error) throw toAppError(error, status);
  const profile = profileSchema.safeParse(data);
  if (!profile.success) throw new AppError('invalid-response', 'Failed to fetch user profile', profile.error);
  return profile.data;
}

/** The profile of the signed-in person. */
export function profileQueryOptions(userId: string) {
  return queryOptions<Profile, AppError>({
    queryKey: keys.profile(userId),
    queryFn: ({ signal }) => fetchProfile(getBackendClient(), userId, signal),
  });
}
