import { getBackendClient } from '../backend/index.ts';
import { forgetRead, readOwnProfile } from '../backend/own-profile.ts';
import type { NotificationContext } from '../contract/index.ts';
import { useAuthStore } from '../session/index.ts';

/** What the shell hands to a source of notifications, for whoever is signed in; the profile is read anew each time. */
export function notificationContext(): NotificationContext {
  const userId = useAuthStore.getState().user?.id ?? 'nobody';
  const { signal } = new AbortController();
  return {
    userId,
    language: 'en',
    signal,
    readOwnProfile: () => {
      forgetRead();
      return readOwnProfile('screen', getBackendClient(), userId);
    },
  };
}
