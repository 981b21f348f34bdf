import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchOrFail } from './fetch-or-fail.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const failing = {
  queryKey: ['profile'],
  queryFn: (): Promise<string> => Promise.reject(new Error('offline')),
  retry: false,
};

test('Without a connection a read fails and does not wait for one', async () => {
  await expect(fetchOrFail(new QueryClient(), failing)).rejects.toThrow('offline');
});

test('Nor does it wait for a read of the page that waits for one, and what the page shows stays', async () => {
  const client = new QueryClient();
  client.setQueryData(failing.queryKey, 'Amina', { updatedAt: 1 });
  const page = new QueryObserver(client, failing);
  const leave = page.subscribe(() => undefined);
  expect(page.getCurrentResult().fetchStatus).toBe('paused');
  await expect(fetchOrFail(client, failing)).rejects.toThrow('offline');
  expect(page.getCurrentResult().data).toBe('Amina');
  leave();
});
