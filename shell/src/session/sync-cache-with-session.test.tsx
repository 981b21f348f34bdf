import { AppError } from '@fursa/shared/backend';
import { followOtherTabs, markSignedIn, markSignedOut, useAuthStore } from '@fursa/shared/session';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncCacheWithSession } from './sync-cache-with-session.ts';

const session = { accessToken: 'token', expiresAt: 4_000_000_000 };
const amina = { id: 'a', email: 'amina@example.com', name: 'Amina', role: 'user' };
const brian = { id: 'b', email: 'brian@example.com', name: 'Brian', role: 'user' };

let stops: (() => void)[] = [];
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops = [followOtherTabs(), syncCacheWithSession(queryClient)];
  markSignedIn(amina, session);
});

afterEach(() => {
  for (const stop of stops) stop();
  cleanup();
  markSignedOut();
});

/** A screen that knows nothing of sessions, and whose query does not name the person. */
function SavedJobs() {
  const { data, error } = useQuery<string, AppError>({
    queryKey: ['saved'],
    queryFn: async () => {
      const { user } = useAuthStore.getState();
      if (user === null) throw new AppError('unauthenticated', 'Nobody');
      return `Jobs of ${user.name}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <p>{data ?? error?.code ?? 'Nothing yet'}</p>;
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <SavedJobs />
    </QueryClientProvider>,
  );
  await screen.findByText('Jobs of Amina');
}

/** What another tab does: it writes to storage, and this one is told. */
async function signOutElsewhere(): Promise<void> {
  localStorage.clear();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  });
}

test('A sign-out in another tab takes what is personal off every screen', async () => {
  await open();
  await signOutElsewhere();
  await screen.findByText('unauthenticated');
  expect(screen.queryByText('Jobs of Amina')).toBeNull();
});

test('A screen that stays shows the next person what is theirs', async () => {
  await open();
  await act(async () => markSignedIn(brian, { ...session, accessToken: 'other' }));
  await screen.findByText('Jobs of Brian');
  expect(screen.queryByText('Jobs of Amina')).toBeNull();
});

test('What no screen shows is gone from the cache', async () => {
  queryClient.setQueryData(['old page'], 'Jobs of Amina');
  await signOutElsewhere();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('A screen that goes with the sign-out asks for nothing any more', async () => {
  const asked: unknown[] = [];
  function Protected() {
    const user = useAuthStore((state) => state.user);
    return user && <SavedJobs />;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Protected />
    </QueryClientProvider>,
  );
  await screen.findByText('Jobs of Amina');
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.push(event.query.queryKey);
  });
  await signOutElsewhere();
  // Whatever is asked for again is asked for by then.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toEqual([]);
});

test('What is about the person who left is asked for no more, though a screen still shows it', async () => {
  const id = useAuthStore.getState().user?.id ?? '';
  const asked = vi.fn(async () => 'Amina');
  function OwnName() {
    const { data } = useQuery({ queryKey: ['own-profile', id], queryFn: asked, staleTime: Number.POSITIVE_INFINITY });
    return <p>{data ?? 'Nobody'}</p>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <OwnName />
    </QueryClientProvider>,
  );
  await screen.findByText('Amina');
  await signOutElsewhere();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  screen.getByText('Nobody');
  expect(asked).toHaveBeenCalledOnce();
});
