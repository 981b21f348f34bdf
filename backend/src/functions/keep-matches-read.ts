import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** Milliseconds between a write and the reading of what it changed, so that several writes are read together. */
const afterWrite = 250;
/** Between two runs when more is due: others have their turn. */
const betweenRuns = 100;
/** Nobody told of a write: another process over the same database has written, or a reading was interrupted. */
const interval = 60_000;

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

  async function run(): Promise<boolean> {
    const headers = { authorization: `Bearer ${secretKey}` };
    const response = await call(
      new Request('http://localhost/functions/v1/read-postings', { method: 'POST', headers }),
    );
    // What failed is told by the function, and due again in a minute.
    return response.ok && answerSchema.parse(await response.json()).isMoreDue;
  }

  async function read(delay: number): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    await sleep(delay, undefined, { ref: false });
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        if (await run()) isWanted = true;
      } catch (error) {
        // What a stop interrupts is read after the next start.
        if (!isStopped) console.error(`Postings and CVs were not read: ${String(error)}`);
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
