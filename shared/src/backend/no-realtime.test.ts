// @vitest-environment node
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { RealtimeClient } from './no-realtime.ts';

test('What stands in for realtime has what the client calls by itself, and says why it has no channels', async () => {
  const client = createClient('http://localhost:1', 'key');
  // The real one has the same methods; a release of supabase-js that calls others shows in the browser tests.
  expect(typeof client.realtime.setAuth).toBe('function');
  const realtime = new RealtimeClient();
  await expect(realtime.setAuth()).resolves.toBeUndefined();
  expect(realtime.getChannels()).toEqual([]);
  expect(() => realtime.channel()).toThrow('left out of this build');
});
