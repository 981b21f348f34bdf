import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionBanner } from './connection-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function deviceSays(event: 'online' | 'offline') {
  return act(async () => {
    window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(1);
  });
}

test('What a screen reader listens to is there before there is anything to say, and stays', async () => {
  render(<ConnectionBanner />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await deviceSays('offline');
  expect(region.textContent).toBe('You are offline. What you typed stays on this page.');
  await deviceSays('online');
  expect(region.textContent).toBe('You are back online.');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(region.textContent).toBe('');
  expect(screen.getByRole('status')).toBe(region);
});

test('A line that is lost again at once is not called back', async () => {
  render(<ConnectionBanner />);
  await deviceSays('offline');
  await deviceSays('online');
  await deviceSays('offline');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
});
