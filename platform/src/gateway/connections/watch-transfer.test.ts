import { describe, expect, it } from 'vitest';
import { defaultConnectionLimits } from './connection-limits.ts';
import { watchTransfer } from './watch-transfer.ts';

const awaited = [{ complete: false, readableLength: 0 }];
const quiet = { bytesRead: 0, bytesWritten: 0, writableLength: 0 };

/** Looks at a line every second; gives the second at which it is too slow. */
function secondsUntilCut(look: (second: number) => readonly [line: object, requests: typeof awaited]): number {
  const transfer = watchTransfer(defaultConnectionLimits);
  for (let second = 0; second < 10_000; second += 1) {
    const [line, requests] = look(second);
    if (transfer.isTooSlow({ ...quiet, ...line }, requests, second * 1_000)) return second;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a body', () => {
  it('A client that stops in the middle of a body is cut after ten seconds', () => {
    expect(secondsUntilCut(() => [{ bytesRead: 400 }, awaited])).toBe(10);
    expect(secondsUntilCut((second) => [{ bytesRead: Math.min(second, 60) * 2_000 }, awaited])).toBe(70);
  });

  it('A client that sends a byte now and then is cut all the same', () => {
    expect(secondsUntilCut((second) => [{ bytesRead: second }, awaited])).toBe(10);
  });

  it('An upload on the slowest line may take hours', () => {
    expect(secondsUntilCut((second) => [{ bytesRead: second * 300 }, awaited])).toBe(Number.POSITIVE_INFINITY);
  });

  it('A client is not blamed while what it sent waits to be read, nor when it has sent all', () => {
    const unread = [{ complete: false, readableLength: 1 }];
    const complete = [{ complete: true, readableLength: 0 }];
    for (const requests of [unread, complete, []]) {
      expect(secondsUntilCut(() => [{ bytesRead: 400 }, requests])).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('A client has its ten seconds anew when what it sent is read at last', () => {
    const look = (second: number) => [{}, [{ complete: false, readableLength: second < 100 ? 1 : 0 }]] as const;
    expect(secondsUntilCut((second) => [look(second)[0], [...look(second)[1]]])).toBe(110);
  });
});

describe('a body while others wait for a connection', () => {
  it('A body whose next bytes are due may be cut for others, and one that moves may not', () => {
    const transfer = watchTransfer(defaultConnectionLimits);
    const isBehind = (bytesRead: number, time: number, requests = awaited) =>
      transfer.isBodyBehind({ ...quiet, bytesRead }, requests, time);
    transfer.begin({ ...quiet, bytesRead: 300 }, 0);
    expect(isBehind(300, 499)).toBe(false);
    expect(isBehind(300, 500)).toBe(true);
    expect(isBehind(360, 500)).toBe(false);
    expect(isBehind(360, 5_000)).toBe(true);
    expect(isBehind(300, 5_000, [])).toBe(false);
  });
});

describe('an answer', () => {
  it('A client that takes nothing of an answer is cut, later the longer the answer is', () => {
    const stuck = (bytes: number) => secondsUntilCut(() => [{ bytesWritten: bytes, writableLength: bytes }, []]);
    expect(stuck(1)).toBe(31);
    expect(stuck(500 * 1_024)).toBe(531);
  });

  it('A client that takes piece after piece may take as long as it takes', () => {
    const bytes = 5_000_000;
    const take = (second: number) => ({
      bytesWritten: bytes,
      writableLength: bytes - Math.floor(second / 60) * 65_536,
    });
    expect(secondsUntilCut((second) => [second < 4_000 ? take(second) : {}, []])).toBe(Number.POSITIVE_INFINITY);
  });

  it('An answer that comes in pieces is no slow client', () => {
    expect(secondsUntilCut((second) => [{ bytesWritten: second * 100 }, []])).toBe(Number.POSITIVE_INFINITY);
  });
});
