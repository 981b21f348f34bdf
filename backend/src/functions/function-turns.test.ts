import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FunctionName } from './function-task.ts';
import { createTurns, type Turn, type WorkPlace } from './function-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two threads without pause: their idle time never grows, except where `rests` says so. */
function takeTurns() {
  const rests = new Set<number>();
  const begun = performance.now();
  const threads = [0, 1].map((at): WorkPlace => ({ idleTime: () => (rests.has(at) ? performance.now() - begun : 0) }));
  const turns = createTurns({ threads: () => threads, callsPerThread: 20, timeLimit: 60_000 });
  const order: string[] = [];
  const held = new Map<string, Turn<WorkPlace>>();
  function call(title: string, name: FunctionName, address: string): void {
    void turns.take({ name, address, gone: new AbortController().signal }).then((turn) => {
      order.push(title);
      held.set(title, turn);
    });
  }
  async function end(title: string): Promise<void> {
    held.get(title)?.end();
    await vi.advanceTimersByTimeAsync(10);
  }
  return { call, end, order, rests };
}

test('Heavy calls work in one thread at a time, and light ones pass them', async () => {
  const { call, end, order } = takeTurns();
  call('first analysis', 'ai-analyze', '192.0.2.1');
  call('second analysis', 'ai-analyze', '192.0.2.2');
  call('chat', 'ai-chat', '192.0.2.3');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order).toEqual(['first analysis', 'chat']);
  await end('first analysis');
  expect(order).toEqual(['first analysis', 'chat', 'second analysis']);
});

test('An address has one heavy call at a time, also while the first waits for somebody else', async () => {
  const { call, end, order, rests } = takeTurns();
  call('first of one', 'ai-analyze', '192.0.2.1');
  call('second of one', 'ai-analyze', '192.0.2.1');
  call('first of another', 'ai-analyze', '192.0.2.2');
  rests.add(0);
  rests.add(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['first of one', 'first of another']);
  await end('first of one');
  expect(order).toEqual(['first of one', 'first of another', 'second of one']);
});
