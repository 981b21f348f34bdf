import { hasSessionEnded, useAuthStore } from '@fursa/shared/session';
import type { Query, QueryClient } from '@tanstack/react-query';
import { recoverSession } from './recover-session.ts';

/** For the caches' `onError`: an answer that the session is not good sets off its recovery. */
export function noticeRefusedSession(error: Error): void {
  // By its code, and not by its class, whose module this need not fetch.
  if ('code' in error && error.code === 'unauthenticated') void recoverSession();
}

/**
 * Nothing personal outlives the session it belongs to, whichever tab ended it, on the screens as little as in the cache. A new
 * session of the same person asks again for everything when the old one had ended, because without it the backend answered
 * as to a stranger, and otherwise for what failed.
 */
export function syncCacheWithSession(queryClient: QueryClient): () => void {
  return useAuthStore.subscribe((state, previous) => {
    if (state.user?.id !== previous.user?.id) {
      forgetAnswers(queryClient, previous.user?.id);
    } else if (state.session?.accessToken !== previous.session?.accessToken) {
      const hadEnded = hasSessionEnded(previous.session);
      void queryClient.invalidateQueries({ predicate: (query) => hadEnded || query.state.status === 'error' });
    }
  });
}

/**
 * Clearing the cache alone would leave on the screens what they show: nobody tells them, and nothing asks again. Only what is
 * still shown when the guard has taken the protected pages away asks again: for these the backend would refuse a stranger. What is
 * about the person who left, by their id in its key, is asked for no more, though a tab may show it a moment longer.
 */
function forgetAnswers(queryClient: QueryClient, leftId: string | undefined): void {
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  setTimeout(() => {
    const isUnanswered = ({ state, queryKey }: Query) =>
      state.status === 'pending' && state.fetchStatus === 'idle' && !queryKey.includes(leftId);
    void queryClient.refetchQueries({ type: 'active', predicate: isUnanswered });
  });
}
