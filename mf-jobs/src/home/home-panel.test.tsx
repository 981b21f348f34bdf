import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { signUpEach, watchNetwork } from '@fursa/shared/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomePanel } from './home-panel.tsx';

signUpEach();

test('Saved jobs that close within three days are counted, others are not', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const rows = [inDays(2), inDays(2.9), inDays(4), inDays(-1), null].map((closes_at) => ({ job: { closes_at } }));
  watchNetwork().intercept(({ url }) =>
    url.includes('/saved_jobs') ? Response.json([...rows, { job: null }]) : undefined,
  );
  const userId = useAuthStore.getState().user?.id ?? '';
  const router = createMemoryRouter([{ path: '/', element: <HomePanel userId={userId} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: '2 saved jobs close soon' });
  expect(link.getAttribute('href')).toBe('/jobs?view=saved');
});
