import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, type ToastMessage, takeToast } from './toast-store.ts';
import { PlainToast, Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  takeToast();
  vi.useRealTimers();
});

/** Asks for a toast and waits until it is shown, of which the first one may take longer: its code is loaded. */
async function showAndFind(message: ToastMessage): Promise<void> {
  act(() => showToast(message));
  await screen.findAllByText(message.title);
}

function wait(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test('A toast asked for before there is a place for it appears once there is one', async () => {
  showToast({ title: 'First' });
  showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
  render(<Toaster />);
  expect(await screen.findByText('Welcome back!')).toBeDefined();
  expect(screen.getByText('You have successfully signed in.')).toBeDefined();
  expect(screen.queryByText('First')).toBeNull();
});

test('A newer toast takes the place and the full time, and leaves nothing of the older behind', async () => {
  render(<Toaster />);
  await showAndFind({ title: 'Error', description: 'Failed to fetch jobs', variant: 'destructive' });
  await wait(4000);
  await showAndFind({ title: 'Saved' });
  expect(screen.queryByText('Failed to fetch jobs')).toBeNull();
  await wait(4000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  await wait(1500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('A toast stays while the mouse is on it', async () => {
  render(<Toaster />);
  await showAndFind({ title: 'Saved' });
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
  await wait(20_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
  await wait(5500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('A toast can be reached and closed by keyboard, and then the focus is back where it was', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  );
  await showAndFind({ title: 'Saved' });
  await user.tab();
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }));
  await wait(20_000);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Enter}');
  await wait(300);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('The same message twice is a toast twice', async () => {
  render(<Toaster />);
  await showAndFind({ title: 'Saved' });
  await wait(5500);
  expect(screen.queryByText('Saved')).toBeNull();
  act(() => showToast({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('What went well is announced when there is a pause, what failed at once', async () => {
  render(<Toaster />);
  await showAndFind({ title: 'Saved' });
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showToast({ title: 'Error', description: 'Failed to save', variant: 'destructive' }));
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to save');
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('off');
});

test('A message whose better looks cannot be loaded is announced and can be closed all the same', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  showToast({ title: 'Error', description: 'No connection' });
  render(<PlainToast message={{ title: 'Error', description: 'No connection' }} />);
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(takeToast()).toBeNull();
});
