import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { onAnyEvent, type RecordedEvent, type RemoteManifest, type RemoteModule } from '../contract/index.ts';
import { createBrowserRouter, RouterProvider } from '../router/index.ts';
import { markSignedOut } from '../session/index.ts';
import { Toaster } from '../ui/index.ts';

export interface OpenedPage {
  readonly user: UserEvent;
  /** What the page told the rest of the product. */
  readonly events: readonly RecordedEvent[];
  /** Path and query the product is at. */
  place(): string;
  goBack(): Promise<void>;
}

export interface RemoteUnderTest<Manifest extends RemoteManifest> {
  readonly manifest: Manifest;
  readonly remote: RemoteModule<Manifest>;
}

/**
 * Opens a path of the product with only this remote in it, the way the shell composes it; other paths show nothing.
 * Reads are not retried, so that a test of a failure does not wait.
 */
export async function openRemote<const Manifest extends RemoteManifest>(
  { manifest, remote }: RemoteUnderTest<Manifest>,
  path: string,
  state?: unknown,
): Promise<OpenedPage> {
  const events: RecordedEvent[] = [];
  const stopListening = onAnyEvent((event) => events.push(event));
  const pages = manifest.pages.map((page) => ({
    path: page.path,
    lazy: async () => ({ Component: await remote.pages[page.id as keyof typeof remote.pages]() }),
  }));
  const router = createBrowserRouter([...pages, { path: '*', element: null }]);
  onTestFinished(() => {
    stopListening();
    router.dispose();
    markSignedOut();
  });
  await act(() => router.navigate(path, { state }));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } })}
    >
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    events,
    place: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  };
}
