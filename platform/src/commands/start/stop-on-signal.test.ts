import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

const exits: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    exits.push(status);
    throw new Error('the process has ended');
  });
});
afterEach(() => {
  exits.splice(0);
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What ends the process throws here, so that nothing goes on after it. */
function ignoreExit(act: () => void): void {
  try {
    act();
  } catch (error) {
    expect(error).toEqual(new Error('the process has ended'));
  }
}

describe('stopOnSignal', () => {
  it('A process that does not get done in time ends all the same, within five seconds and with status 0', () => {
    stopOnSignal(() => new Promise(() => undefined));
    process.emit('SIGTERM', 'SIGTERM');
    vi.advanceTimersByTime(4_000);
    expect(exits).toEqual([]);
    ignoreExit(() => vi.advanceTimersByTime(999));
    expect(exits).toEqual([0]);
  });

  it('Further signals change nothing', () => {
    const close = vi.fn(() => new Promise<void>(() => undefined));
    stopOnSignal(close);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) process.emit(signal, signal);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
