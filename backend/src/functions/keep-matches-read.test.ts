import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMatchesRead } from './keep-matches-read.ts';

// Fake timers are not those of this module, which another file of this process may have loaded before.
vi.hoisted(() => vi.resetModules());
vi.mock('node:timers/promises', () => ({
  setTimeout: (delay: number) => new Promise((resolve) => setTimeout(resolve, delay)),
}));

const minute = 60_000;
const write = new Request('http://localhost/rest/v1/jobs', { method: 'POST' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['fails', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new Error('The database was restarted'))],
])('A reading that %s is not tried again at the next write, and later each time', async (_, fail) => {
  const call = vi.fn<(request: Request) => Promise<Response>>(fail);
  const reading = keepMatchesRead(call, 'secret');
  async function callsIn(minutes: number): Promise<number> {
    call.mockClear();
    for (let second = 0; second < minutes * 60; second += 1) {
      reading.noteRequest(write);
      await vi.advanceTimersByTimeAsync(1000);
    }
    return call.mock.calls.length;
  }

  expect(await callsIn(0.9)).toBe(1);
  expect(await callsIn(0.2)).toBe(1);
  expect(await callsIn(1.8)).toBe(0);
  expect(await callsIn(0.2)).toBe(1);
  call.mockImplementation(() => Promise.resolve(Response.json({ isMoreDue: false })));
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(await callsIn(0.1)).toBeGreaterThan(1);
  reading.stop();
});
