import { onAnyEvent, type RecordedEvent } from '@fursa/shared/contract';
import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
import { markSignedOut } from '@fursa/shared/session';
import { Toaster } from '@fursa/shared/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

export interface OpenedPage {
  readonly user: UserEvent;
  /** What the page told the rest of the product. */
  readonly events: readonly RecordedEvent[];
  /** Path and query the product is at. */
  place(): string;
}

/** Opens a path of the product with only this remote in it, the way the shell composes it; other paths show nothing. */
export async function openPage(path: string, state?: unknown): Promise<OpenedPage> {
  const events: RecordedEvent[] = [];
  const stopListening = onAnyEvent((event) => events.push(event));
  const router = createBrowserRouter([
    ...manifest.pages.map((page) => ({
      path: page.path,
      lazy: async () => ({ Component: await remote.pages[page.id]() }),
    })),
    { path: '*', element: null },
  ]);
  onTestFinished(() => {
    stopListening();
    router.dispose();
    markSignedOut();
  });
  await act(() => router.navigate(path, { state }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    events,
    place: () => router.state.location.pathname + router.state.location.search,
  };
}
