import { markSignedIn, markSignedOut } from '@fursa/shared/session';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../remote.tsx';

const session = { accessToken: 'token', expiresAt: 4_000_000_000 };

afterEach(() => act(markSignedOut));

test('The widget shows initials and name of the signed-in person', async () => {
  const UserWidget = await remote.slots['user-widget']();
  markSignedIn({ id: 'a', email: 'amina@example.com', name: 'Amina Otieno', role: 'user' }, session);
  render(<UserWidget userId="a" />);
  expect(screen.getByText('Amina Otieno')).toBeTruthy();
  expect(screen.getByText('AO')).toBeTruthy();
});

test('A person without a name is shown by their address', async () => {
  const UserWidget = await remote.slots['user-widget']();
  markSignedIn({ id: 'a', email: 'amina@example.com', name: '', role: 'user' }, session);
  render(<UserWidget userId="a" />);
  expect(screen.getByText('amina@example.com')).toBeTruthy();
});

test('After a sign-out, or for another user, the widget shows nobody', async () => {
  const UserWidget = await remote.slots['user-widget']();
  markSignedIn({ id: 'a', email: 'amina@example.com', name: 'Amina Otieno', role: 'user' }, session);
  const { container, rerender } = render(<UserWidget userId="b" />);
  expect(container.textContent).toBe('');
  rerender(<UserWidget userId="a" />);
  expect(container.textContent).toContain('Amina Otieno');
  act(markSignedOut);
  expect(container.textContent).toBe('');
});
