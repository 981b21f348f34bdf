// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { refreshOnNavigation, refreshRegistryWithin } from './refresh-registry.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A caller that cannot wait continues in time while reading the registry hangs', async () => {
  vi.useFakeTimers();
  const fetchNothing = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', fetchNothing);
  vi.advanceTimersByTime(61_000);
  refreshOnNavigation();
  let isOver = false;
  void refreshRegistryWithin(1_200).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1_199);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  vi.useRealTimers();
  await expect.poll(() => fetchNothing).toHaveBeenCalledOnce();
});
