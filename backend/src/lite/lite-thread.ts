import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { LiteResult, LiteTask } from './lite-task.ts';

export interface Thread {
  /** Of one thread. */
  readonly pool: Piscina<LiteTask, LiteResult>;
  /** The thread it began with. */
  readonly worker: Worker | undefined;
  /** Ends it with everything that runs in it. What it still says then is nobody's business. */
  end(): Promise<void>;
}

/** The thread of the database, in which nothing is open yet. */
export function startThread(atOnce: number, warn?: (line: string) => void): Thread {
  const pool = new Piscina<LiteTask, LiteResult>({
    filename: new URL('./lite-worker.ts', import.meta.url).href,
    name: 'runTask',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: atOnce + 1,
    // The default waits for tasks in a way that stops timers and sockets of the worker.
    atomics: 'disabled',
    recordTiming: false,
  });
  // A thread that fails between two tasks is replaced by the pool; the next task finds the database closed and reopens it.
  let isEnding = false;
  pool.on('error', (error: unknown) => {
    if (!isEnding) warn?.(`The thread of the database failed: ${String(error)}`);
  });
  return {
    pool,
    worker: pool.threads[0],
    async end() {
      isEnding = true;
      await pool.destroy();
    },
  };
}

/** Whether the thread failed by itself; its pool has put another one in its place, in which no database is open. */
export function hasEnded({ pool, worker }: Thread): boolean {
  return pool.threads[0] !== worker;
}

export async function runIn<Kind extends LiteTask['kind']>(
  { pool }: Thread,
  task: Extract<LiteTask, { kind: Kind }>,
): Promise<LiteResult<Kind>> {
  // Without a signal: Piscina runs a task that has one alone in its thread. The worker answers each kind of task with its
  // kind of result.
  return (await pool.run(task)) as LiteResult<Kind>;
}

/** Work that took longer than it may. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/** @throws OverdueError when the work takes longer; nothing waits for it then */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new OverdueError()), milliseconds);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
