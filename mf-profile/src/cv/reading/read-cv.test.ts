// @vitest-environment node
import { readCvText } from '@fursa/engine/read-cv';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CvReadError } from './cv-read-error.ts';
import type { ReadAnswer, ReadRequest } from './cv-reading.ts';
import { limits } from './limits.ts';
import { readCv } from './read-cv.ts';

const file = new Blob(['%PDF-1.7']);
const reading = {
  kind: 'pdf',
  mimeType: 'application/pdf',
  pages: 1,
  pictures: [],
  text: 'Cook',
  isCut: false,
  facts: readCvText('Cook'),
} as const;

/** Stands in for the browser's workers, which Node has not: it says what a test tells it to. */
class ScriptedWorker {
  static started: ScriptedWorker[] = [];
  static script: (worker: ScriptedWorker) => void = () => undefined;
  onerror: ((event: unknown) => void) | null = null;
  isEnded = false;
  #port: MessagePort | undefined;

  constructor() {
    ScriptedWorker.started.push(this);
  }

  postMessage({ port }: ReadRequest): void {
    this.#port = port;
    ScriptedWorker.script(this);
  }

  addEventListener(): void {
    // Its file is no matter of these tests.
  }

  say(...answers: readonly ReadAnswer[]): void {
    for (const answer of answers) this.#port?.postMessage(answer);
  }

  terminate(): void {
    this.isEnded = true;
    this.#port?.close();
  }
}

beforeEach(() => {
  ScriptedWorker.started = [];
  ScriptedWorker.script = () => undefined;
  vi.stubGlobal('Worker', ScriptedWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const theWorker = () => ScriptedWorker.started[0];

test('A reading reports its progress and ends its worker', async () => {
  ScriptedWorker.script = (worker) =>
    worker.say({ type: 'started' }, { type: 'progress', fraction: 0.5 }, { type: 'done', reading });
  const fractions: number[] = [];
  expect(await readCv(file, { onProgress: (fraction) => fractions.push(fraction) })).toEqual(reading);
  expect(fractions).toEqual([0.5]);
  expect(theWorker()?.isEnded).toBe(true);
});

test('What the worker finds wrong with the file is thrown', async () => {
  ScriptedWorker.script = (worker) => worker.say({ type: 'failed', code: 'encrypted', reason: 'a password' });
  await expect(readCv(file)).rejects.toMatchObject({ name: 'CvReadError', code: 'encrypted', cause: 'a password' });
  expect(theWorker()?.isEnded).toBe(true);
});

test('A reading that does not end in time is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ScriptedWorker.script = (worker) => worker.say({ type: 'started' }, { type: 'progress', fraction: 0.1 });
  let outcome: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve) => {
    outcome = readCv(file, { onProgress: () => resolve() }).catch((error: unknown) => error);
  });
  vi.advanceTimersByTime(limits.milliseconds);
  expect(await outcome).toMatchObject({ code: 'timeout' });
  expect(theWorker()?.isEnded).toBe(true);
});

test('A reader that never arrives is no fault of the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = readCv(file).catch((error: unknown) => error);
  await vi.waitFor(() => expect(theWorker()).toBeDefined());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ code: 'unavailable' });
  expect(theWorker()?.isEnded).toBe(true);
});

test('A reader that fails to load is no fault of the file', async () => {
  ScriptedWorker.script = (worker) => worker.onerror?.(new Error('no such script'));
  await expect(readCv(file)).rejects.toMatchObject({ code: 'unavailable' });
});

test('An aborted reading ends its worker and throws the reason', async () => {
  const controller = new AbortController();
  ScriptedWorker.script = () => controller.abort(new Error('The person chose another file'));
  await expect(readCv(file, { signal: controller.signal })).rejects.toThrow('The person chose another file');
  expect(theWorker()?.isEnded).toBe(true);
});

test('A file of no bytes or too many of them starts no worker', async () => {
  await expect(readCv(new Blob([]))).rejects.toMatchObject({ code: 'empty' });
  await expect(readCv(new Blob([new Uint8Array(limits.bytes + 1)]))).rejects.toBeInstanceOf(CvReadError);
  expect(ScriptedWorker.started).toEqual([]);
});
