import { LazyWorker } from '@fursa/shared/bundled/lazy-worker';
import { CvReadError } from './cv-read-error.ts';
import type { CvReading, ReadAnswer, ReadRequest } from './cv-reading.ts';
import { limits } from './limits.ts';

/** Milliseconds for loading the reader, half a megabyte, on a slow line. */
const loadingTime = 60_000;

export interface ReadCvOptions {
  readonly signal?: AbortSignal;
  /** Gets what is done, from 0 to 1, never less than before. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Reads a CV on the device, in a worker that is ended when the reading is done, aborted or too late. The time limit of 20 s counts
 * from when the reader is loaded, since a slow line is no fault of the file.
 *
 * @public called by the screen that takes the CV
 * @throws CvReadError, and the signal's reason when it is aborted
 */
export async function readCv(file: Blob, { signal, onProgress }: ReadCvOptions = {}): Promise<CvReading> {
  signal?.throwIfAborted();
  if (file.size === 0) throw new CvReadError('empty');
  if (file.size > limits.bytes) throw new CvReadError('too-large');
  const worker = await startWorker();
  if (signal?.aborted) {
    worker.terminate();
    throw signal.reason;
  }
  const { port1: port, port2 } = new MessageChannel();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const { promise, resolve, reject } = settlement();
  const failIn = (milliseconds: number, code: 'timeout' | 'unavailable') => {
    clearTimeout(deadline);
    deadline = setTimeout(() => reject(new CvReadError(code)), milliseconds);
  };
  const abort = () => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  worker.onerror = (event) => reject(new CvReadError('unavailable', { cause: event }));
  port.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
    if (data.type === 'started') failIn(limits.milliseconds, 'timeout');
    else if (data.type === 'progress') onProgress?.(data.fraction);
    else if (data.type === 'done') resolve(data.reading);
    else reject(new CvReadError(data.code, { cause: data.reason }));
  };
  failIn(loadingTime, 'unavailable');
  worker.postMessage({ file, port: port2 } satisfies ReadRequest, [port2]);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', abort);
    port.close();
    worker.terminate();
  }
}

async function startWorker(): Promise<Worker> {
  try {
    return await new LazyWorker(new URL('./read-cv-worker.ts', import.meta.url), { name: 'read-cv' }).start();
  } catch (error) {
    // Its file did not arrive. A browser starts no worker from another origin, such as that of a remote under development.
    throw new CvReadError('unavailable', { cause: error });
  }
}

/** `Promise.withResolvers`, which the oldest browsers lack. */
function settlement() {
  let resolve: (reading: CvReading) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<CvReading>((onDone, onFailure) => {
    resolve = onDone;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}
