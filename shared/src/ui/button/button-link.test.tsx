import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createBrowserRouter, RouterProvider } from '../../router/index.ts';
import { ButtonLink } from './button-link.tsx';

test('A link that looks like a button goes to another page of the product', async () => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: <ButtonLink to="/jobs">Browse Jobs</ButtonLink> },
    { path: '/jobs', element: <p>All jobs</p> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Browse Jobs' }));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('All jobs')).toBeDefined();
});
