import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** Milliseconds between a write and the reading of what it changed, so that several writes are read together. */
const afterWrite = 250;
/** Between two runs when more is due: others have their turn. */
const betweenRuns = 100;
/** Nobody told of a write: another process over the same database has written, or a reading was interrupted. */
const interval = 60_000;
/** After a run that failed, and twice as long after each that fails again: it may be what ended the database for everybody. */
const firstRest = 60_000;
const maxRestMs = 16 * 60_000;

/** Writes that may put something into the queue of what is to be read. */
const writes = /^\/rest\/v1\/(?:jobs|companies|profiles|cv_documents|external_jobs|rpc\/store_external_jobs)$/;

const answerSchema = z.object({ isMoreDue: z.boolean() });

export interface MatchReading {
  /** Tells of a request that was carried out; one that may have changed a text is followed by a reading. */
  noteRequest(request: Request): void;
  stop(): void;
}

/**
 * Has postings and CVs read at the start, after writes and every minute, one run at a time, as a schedule does on a hosted
 * project. Nothing is polled while nothing is written.
 */
export function keepMatchesRead(call: (request: Request) => Promise<Response>, secretKey: string): MatchReading {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let rest = 0;
  let restsUntil = 0;

  async function run(): Promise<boolean> {
    const headers = { authorization: `Bearer ${secretKey}` };
    const response = await call(
      new Request('http://localhost/functions/v1/read-postings', { method: 'POST', headers }),
    );
    // What failed is told by the function.
    if (!response.ok) beginRest();
    else rest = 0;
    return response.ok && answerSchema.parse(await response.json()).isMoreDue;
  }

  function beginRest(): void {
    rest = Math.min(rest === 0 ? firstRest : rest * 2, maxRestMs);
    restsUntil = performance.now() + rest;
  }

  async function read(delay: number): Promise<void> {
    isWanted = true;
    if (isRunning || performance.now() < restsUntil) return;
    isRunning = true;
    await sleep(delay, undefined, { ref: false });
    while (isWanted && !isStopped && performance.now() >= restsUntil) {
      isWanted = false;
      try {
        if (await run()) isWanted = true;
      } catch (error) {
        // What a stop interrupts is read after the next start.
        if (isStopped) break;
        beginRest();
        console.error(`Postings and CVs were not read: ${String(error)}`);
      }
      await sleep(betweenRuns, undefined, { ref: false });
    }
    isRunning = false;
  }

  void read(0);
  const timer = setInterval(() => void read(0), interval).unref();
  return {
    noteRequest({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD' && writes.test(new URL(url).pathname)) void read(afterWrite);
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
