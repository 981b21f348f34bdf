import { useAuthStore } from '@fursa/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const fiveMinutes = 5 * 60 * 1000;

/** The product's only server cache. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: fiveMinutes, retry: 1, refetchOnWindowFocus: false } },
});

// Nothing personal outlives the session it belongs to, whichever tab ended it.
useAuthStore.subscribe((state, previous) => {
  if (state.user?.id !== previous.user?.id) queryClient.clear();
});

/** What every page and slot of a remote stands on; fetched with the first of them, never by the landing page. */
export function RemoteSurface({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
