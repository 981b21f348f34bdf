import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  expectToast,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { Toaster } from '@fursa/shared/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SignOutButton } from './sign-out-button.tsx';

beforeAll(connectTestBackend);

test.each([
  [
    'says why',
    'The key is not known',
    () => Response.json({ code: 400, msg: 'The key is not known' }, { status: 400 }),
  ],
  ['cannot be reached', 'fetch failed', refuseConnection],
])(
  'Where the backend %s the person is told, and is signed out on this device all the same',
  async (_, told, answer) => {
    const { email, password } = await signUp();
    await signInAs(email, password);
    watchNetwork().intercept(({ url }) => (url.includes('/logout') ? answer() : undefined));
    const router = createMemoryRouter([
      { path: '/', element: <SignOutButton /> },
      { path: '*', element: <p>Another page</p> },
    ]);
    render(
      <>
        <RouterProvider router={router} />
        <Toaster />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expectToast('Error signing out', told);
    expect(useAuthStore.getState().isAuthenticated).toBe(false);
  },
);
