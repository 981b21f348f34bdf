import { emitEvent } from '@fursa/shared/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from './watch-connection.ts';

/** What the browser tells of one request. */
class Timing {
  readonly initiatorType: string;
  readonly responseStatus: number;

  constructor(initiatorType: string, responseStatus: number) {
    this.initiatorType = initiatorType;
    this.responseStatus = responseStatus;
  }
}

const line = { isUp: true, deviceSaysOnline: true, requests: 0 };
let noteRequest: (timing: Timing) => void;
let told: boolean[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { isUp: true, deviceSaysOnline: true, requests: 0 });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.deviceSaysOnline);
  vi.stubGlobal('fetch', async () => {
    line.requests += 1;
    if (!line.isUp) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 404 });
  });
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: { getEntries(): Timing[] }) => void) {
        noteRequest = (timing) => listener({ getEntries: () => [timing] });
      }
      observe = () => undefined;
      disconnect() {
        noteRequest = () => undefined;
      }
    },
  );
  told = [];
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch(): void {
  stop = watchConnection((isOnline) => told.push(isOnline));
}

function deviceSays(event: 'online' | 'offline'): void {
  line.deviceSaysOnline = event === 'online';
  window.dispatchEvent(new Event(event));
}

const soon = () => vi.advanceTimersByTimeAsync(1);

test('A device that is offline is believed without a request, at start and later', async () => {
  line.deviceSaysOnline = false;
  watch();
  expect(told).toEqual([false]);
  deviceSays('online');
  await soon();
  deviceSays('offline');
  expect(told).toEqual([false, true, false]);
  expect(line.requests).toBe(1);
});

test('A device that says it is back is believed once the product answers, whatever it answers', async () => {
  watch();
  deviceSays('offline');
  line.isUp = false;
  deviceSays('online');
  await soon();
  expect(told).toEqual([false]);
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([false, true]);
});

test('A request without an answer is a reason to ask, and the product itself decides', async () => {
  watch();
  noteRequest(new Timing('fetch', 0));
  await soon();
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_001);
  line.isUp = false;
  noteRequest(new Timing('fetch', 0));
  await soon();
  expect(told).toEqual([false]);
});

test('A remote that did not load is a reason to ask', async () => {
  line.isUp = false;
  watch();
  emitEvent('shell:remote-failed', { remote: 'mf-jobs', stage: 'download', message: 'Failed to fetch' });
  await soon();
  expect(told).toEqual([false]);
});

test('Answers of any status, and pictures of others that tell no status, are no reason to ask', async () => {
  watch();
  for (const timing of [new Timing('fetch', 200), new Timing('fetch', 503), new Timing('img', 0)]) noteRequest(timing);
  await soon();
  expect(line.requests).toBe(0);
});

test('A burst of failures asks once, and a line that was just proven is not asked again', async () => {
  watch();
  for (let count = 0; count < 20; count += 1) noteRequest(new Timing('fetch', 0));
  await vi.advanceTimersByTimeAsync(1_000);
  noteRequest(new Timing('fetch', 0));
  await soon();
  expect(line.requests).toBe(1);
});

test('A lost connection is tried every ten seconds, and reported once', async () => {
  watch();
  line.isUp = false;
  noteRequest(new Timing('fetch', 0));
  await vi.advanceTimersByTimeAsync(30_001);
  expect(line.requests).toBe(4);
  expect(told).toEqual([false]);
});

test('A product that does not answer within six seconds counts as out of reach', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  watch();
  noteRequest(new Timing('fetch', 0));
  await vi.advanceTimersByTimeAsync(5_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(told).toEqual([false]);
});

test('After watching stops there are no more calls and no more requests', async () => {
  watch();
  deviceSays('offline');
  stop();
  deviceSays('online');
  noteRequest(new Timing('fetch', 0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([false]);
  expect(line.requests).toBe(0);
});
