import { getBackendClient } from '@fursa/shared/backend';
import { onAnyEvent, type RecordedEvent } from '@fursa/shared/contract';
import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { markSignedOut, useAuthStore } from '@fursa/shared/session';
import { connectTestBackend, refuseConnection, signInAs, signOut, watchNetwork } from '@fursa/shared/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { remote } from '../remote.tsx';

beforeAll(connectTestBackend);
afterEach(() => act(signOut));

/** The widget of the demo account, in a bar with something before and after it. */
async function showWidget(userId?: string) {
  const UserWidget = await remote.slots['user-widget']();
  const bar = (
    <>
      <UserWidget userId={userId ?? useAuthStore.getState().user?.id ?? ''} />
      <button type="button">After</button>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: bar }]);
  onTestFinished(() => router.dispose());
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { container, place, user: userEvent.setup() };
}

async function signInSeeker() {
  await signInAs('seeker@example.com');
  if (!useAuthStore.getState().isAuthenticated) {
    const { restoreSession } = await import('@fursa/shared/backend');
    await restoreSession(getBackendClient());
  }
}

test('The widget shows initials and name, and how complete the profile is', async () => {
  await signInSeeker();
  const name = useAuthStore.getState().user?.name ?? 'nobody';
  await showWidget();
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}.*Profile \\d+% complete$`) });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Without the backend there is no ring, and the menu works', async () => {
  await signInSeeker();
  watchNetwork().intercept(refuseConnection);
  const { user } = await showWidget();
  const button = await screen.findByRole('button', { name: /Your account$/ });
  await user.click(button);
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
});

test.each([
  ['Profile', '/profile'],
  ['Applications', '/jobs?view=applied'],
  ['Accessibility', '/accessibility'],
])('Its menu leads to %s by keyboard alone, and closes', async (name, path) => {
  await signInSeeker();
  const { user, place } = await showWidget();
  await user.tab();
  await user.keyboard('{Enter}');
  while (document.activeElement?.textContent !== name) await user.tab();
  await user.keyboard('{Enter}');
  expect(place()).toBe(path);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Escape closes the menu and gives the focus back; Tab past its end and a press outside close it too', async () => {
  await signInSeeker();
  const { user } = await showWidget();
  const button = screen.getByRole('button', { name: /Your account/ });
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.activeElement).toBe(button);

  await user.keyboard(' ');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  for (let stop = 0; stop < 5; stop += 1) await user.tab();
  expect(document.activeElement).toBe(screen.getByText('After'));
  expect(screen.queryByRole('navigation')).toBeNull();

  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Sign out asks the shell for it', async () => {
  await signInSeeker();
  const events: RecordedEvent[] = [];
  onTestFinished(onAnyEvent((event) => events.push(event)));
  const { user } = await showWidget();
  await user.click(screen.getByRole('button', { name: /Your account/ }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(events).toEqual([{ name: 'auth:sign-out-asked', detail: {} }]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('After a sign-out, or for another user, the widget shows nobody', async () => {
  await signInSeeker();
  watchNetwork().intercept(refuseConnection);
  const other = await showWidget('somebody-else');
  expect(other.container.textContent).toBe('After');
  const own = await showWidget();
  expect(own.container.textContent).toContain('Your account');
  act(markSignedOut);
  expect(own.container.textContent).toBe('After');
});
