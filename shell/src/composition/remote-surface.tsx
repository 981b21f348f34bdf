import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { noticeRefusedSession, syncCacheWithSession } from '../session/sync-cache-with-session.ts';
import { retryDelay, shouldRetry } from './retry-reads.ts';

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
  },
});
syncCacheWithSession(queryClient);

/** What every page and slot of a remote stands on; fetched with the first of them, never by the landing page. */
export function RemoteSurface({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
