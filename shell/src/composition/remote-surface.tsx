import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onLineRestored } from '../line-restored.ts';
import { noticeRefusedSession, syncCacheWithSession } from '../session/sync-cache-with-session.ts';
import { useLeavesNothing } from './page-watch/leaves-nothing.ts';
import { MountWatch, type WatchedPart } from './page-watch/mount-watch.tsx';
import { nameErrors } from './page-watch/name-errors.ts';
import { retryDelay, shouldRetry } from './retry-reads.ts';

export { watchHydration } from './page-watch/hydration-watch.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The product's only server cache. */
const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusedSession }),
  mutationCache: new MutationCache({ onError: noticeRefusedSession }),
  defaultOptions: {
    queries: {
      gcTime: fiveMinutes,
      retry: shouldRetry,
      retryDelay: retryDelay,
      refetchOnWindowFocus: false,
    },
    // By default TanStack Query would wait for a connection, and a press without one would look as if it were being carried out.
    mutations: { networkMode: 'always' },
  },
});
syncCacheWithSession(queryClient);
nameErrors();
// What is on the screen and failed comes back without a press.
onLineRestored(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

export interface RemoteSurfaceProps {
  /** What stands on it; undefined for what is the shell's own. */
  readonly part?: WatchedPart;
  readonly isPrerendered?: boolean;
  readonly children: ReactNode;
}

/** What every page and slot of a remote stands on; fetched with the first of them, never by the landing page. */
export function RemoteSurface({ part, isPrerendered = false, children }: RemoteSurfaceProps) {
  useLeavesNothing(part?.slot === undefined ? part?.remote.name : undefined);
  return (
    <QueryClientProvider client={queryClient}>
      {part ? (
        <MountWatch {...part} isPrerendered={isPrerendered}>
          {children}
        </MountWatch>
      ) : (
        children
      )}
    </QueryClientProvider>
  );
}
