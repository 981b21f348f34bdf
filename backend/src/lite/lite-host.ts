import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { BackendStartError, isBackendStartErrorCode } from '../backend-start-error.ts';
import { describeDatabaseDamage } from '../folder/describe-database-damage.ts';
import { createFairQueue } from './fair-queue.ts';
import type { LiteOptions, LiteResult, LiteResults, LiteTask } from './lite-task.ts';

/** A task that took longer than it may; the worker it ran in is gone. */
export class LiteTimeoutError extends Error {
  override readonly name = 'LiteTimeoutError';
}

/** A task that ended because the worker ended, for somebody else's task. It may have been carried out. */
export class LiteInterruptedError extends Error {
  override readonly name = 'LiteInterruptedError';
}

export interface TaskContext {
  /** Whose turn it takes: an account, an address. */
  readonly caller: string;
  /** Milliseconds inside the worker. */
  readonly timeout?: number;
}

/** Supabase lite and its database, in a thread of their own. */
export interface LiteHost {
  run<Kind extends LiteTask['kind']>(
    task: Extract<LiteTask, { kind: Kind }>,
    context: TaskContext,
  ): Promise<LiteResults[Kind]>;
  /** Closes the database and ends the thread, within about a second. */
  close(): Promise<void>;
}

export interface LiteHostOptions {
  readonly options: LiteOptions;
  /** Milliseconds a task may take unless it says otherwise. */
  readonly timeout?: number;
  /** Prints one line about a restart. */
  readonly warn?: (line: string) => void;
}

const defaultTimeout = 8_000;
/** A first start takes seconds, and a minute or two on a machine that is busy with other things. */
const openTimeout = 240_000;
const closeTimeout = 1_200;
const waitingPerCaller = 40;
const waiting = 1_000;
/** As many as the pool of the PostgreSQL driver has connections. PGlite has one session. */
const connections = 10;

/**
 * Starts the worker and opens the database in it. Each task has a deadline; past it the thread is ended, which nothing inside can
 * prevent, and a new one opens the database again. Other callers wait meanwhile and lose nothing.
 *
 * @throws BackendStartError
 */
export async function startLite({ options, timeout = defaultTimeout, warn }: LiteHostOptions): Promise<LiteHost> {
  const atOnce = options.databaseUrl === undefined ? 1 : connections;
  const queue = createFairQueue({ atOnce, waitingPerCaller, waiting });
  let isClosed = false;
  let thread = startThread(atOnce, warn);
  let opened = open(thread);

  async function open(opening: Thread): Promise<void> {
    const { value } = await within(openTimeout, runIn<'open'>(opening, { kind: 'open', options })).catch(
      (error: unknown) => {
        const cause =
          error instanceof OverdueError
            ? new Error(`The database did not answer within ${openTimeout / 1_000} s`)
            : error;
        throw describeDatabaseDamage(cause, options) ?? cause;
      },
    );
    if (value !== undefined) throw toStartError(value);
  }

  async function runWithDeadline<Kind extends LiteTask['kind']>(
    task: Extract<LiteTask, { kind: Kind }>,
    limit: number,
  ): Promise<LiteResult<Kind>> {
    await opened;
    const own = thread;
    try {
      return await within(limit, runIn<Kind>(own, task));
    } catch (error) {
      const isOverdue = error instanceof OverdueError;
      if (!isOverdue && own === thread && !hasEnded(own)) throw error;
      restart(own, isOverdue ? `a ${task.kind} took too long` : String(error));
      throw isOverdue
        ? new LiteTimeoutError(`${task.kind} took longer than ${limit} ms`)
        : new LiteInterruptedError('The database was restarted');
    }
  }

  /** Ends the thread, unless somebody else has, and opens the database in another one. */
  function restart(ended: Thread, reason: string): void {
    if (isClosed || ended !== thread) return;
    warn?.(`The database is restarted (${reason}).`);
    const next = startThread(atOnce, warn);
    thread = next;
    // The ended thread may still be inside a call of the system; two must never have one folder open.
    opened = ended.pool.destroy().then(() => open(next));
    // Whoever asks next hears of a failure; here nobody waits for it.
    opened.catch((error: unknown) => warn?.(`The database cannot be opened again: ${String(error)}`));
  }

  try {
    await opened;
  } catch (error) {
    await thread.pool.destroy();
    throw error;
  }

  return {
    run: (task, { caller, timeout: own = timeout }) =>
      queue.run(caller, async () => {
        const { value, milliseconds } = await runWithDeadline(task, own);
        return { result: value, cost: milliseconds };
      }),
    async close() {
      isClosed = true;
      await within(closeTimeout, runIn<'close'>(thread, { kind: 'close' })).catch(() => undefined);
      await thread.pool.destroy();
    },
  };
}

interface Thread {
  /** Of one thread: ending the pool ends the thread. */
  readonly pool: Piscina<LiteTask, LiteResult>;
  /** The thread it began with. */
  readonly worker: Worker | undefined;
}

function startThread(atOnce: number, warn: LiteHostOptions['warn']): Thread {
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
  pool.on('error', (error: unknown) => warn?.(`The thread of the database failed: ${String(error)}`));
  return { pool, worker: pool.threads[0] };
}

/** Whether the thread failed by itself; its pool has put another one in its place, in which no database is open. */
function hasEnded({ pool, worker }: Thread): boolean {
  return pool.threads[0] !== worker;
}

async function runIn<Kind extends LiteTask['kind']>(
  { pool }: Thread,
  task: Extract<LiteTask, { kind: Kind }>,
): Promise<LiteResult<Kind>> {
  // Without a signal: Piscina runs a task that has one alone in its thread. The worker answers each kind of task with its
  // kind of result.
  return (await pool.run(task)) as LiteResult<Kind>;
}

class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/** @throws OverdueError when the work takes longer; nothing waits for it then */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new OverdueError()), milliseconds);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function toStartError({ code, message }: { code: string; message: string }): Error {
  return isBackendStartErrorCode(code) ? new BackendStartError(code, message) : new Error(message);
}
