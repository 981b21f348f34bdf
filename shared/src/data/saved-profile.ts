import { notificationsKey, type OwnProfile, ownProfileKey } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import type { QueryClient } from '@tanstack/react-query';

/** Puts a saved row where everybody reads it. A read that began before the write must not answer after it. */
export async function showSavedProfile(queryClient: QueryClient, userId: string, profile: OwnProfile): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ownProfileKey(userId) });
  queryClient.setQueryData(ownProfileKey(userId), profile);
  const { user } = useAuthStore.getState();
  const name = profile.fullName ?? '';
  // The bar and the greeting call people by the name of the session.
  if (user?.id === userId && user.name !== name) useAuthStore.setState({ user: { ...user, name } });
  void queryClient.invalidateQueries({ queryKey: notificationsKey('mf-profile') });
}
