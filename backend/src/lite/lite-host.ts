import { once } from 'node:events';
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
  const queue = createFairQueue({ atOnce, waitingPerCaller, waiting });
  // A thread that fails between two tasks is replaced by the pool; the next task finds the database closed and reopens it.
  pool.on('error', (error: unknown) => warn?.(`The thread of the database failed: ${String(error)}`));
  let isClosed = false;
  let thread = pool.threads[0];
  let opened = open();

  async function open(): Promise<void> {
    const deadline = AbortSignal.timeout(openTimeout);
    const { value } = await runIn<'open'>({ kind: 'open', options }, deadline).catch((error: unknown) => {
      const overdue = new Error(`The database did not answer within ${openTimeout / 1_000} s`);
      throw describeDatabaseDamage(deadline.aborted ? overdue : error, options) ?? error;
    });
    if (value !== undefined) throw toStartError(value);
  }

  async function runIn<Kind extends LiteTask['kind']>(
    task: Extract<LiteTask, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<LiteResult<Kind>> {
    // The worker answers each kind of task with its kind of result.
    return (await pool.run(task, signal === undefined ? {} : { signal })) as LiteResult<Kind>;
  }

  async function runWithDeadline<Kind extends LiteTask['kind']>(
    task: Extract<LiteTask, { kind: Kind }>,
    limit: number,
  ): Promise<LiteResult<Kind>> {
    await opened;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limit);
    const opening = opened;
    try {
      return await runIn<Kind>(task, deadline.signal);
    } catch (error) {
      const isOverdue = deadline.signal.aborted;
      if (!isOverdue && pool.threads[0] === thread) throw error;
      if (!isClosed && opened === opening) opened = reopen(isOverdue ? `a ${task.kind} took too long` : String(error));
      throw isOverdue
        ? new LiteTimeoutError(`${task.kind} took longer than ${limit} ms`)
        : new LiteInterruptedError('The database was restarted');
    } finally {
      clearTimeout(timer);
    }
  }

  function reopen(reason: string): Promise<void> {
    warn?.(`The database is restarted (${reason}).`);
    const ended = thread;
    thread = pool.threads[0];
    // The ended thread may still be inside a call of the system; two must never have one folder open.
    const opening = exitOf(ended).then(open);
    // Whoever asks next hears of a failure; here nobody waits for it.
    opening.catch((error: unknown) => warn?.(`The database cannot be opened again: ${String(error)}`));
    return opening;
  }

  try {
    await opened;
  } catch (error) {
    await pool.destroy();
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
      const deadline = AbortSignal.timeout(closeTimeout);
      await runIn<'close'>({ kind: 'close' }, deadline).catch(() => undefined);
      await pool.destroy();
    },
  };
}

function toStartError({ code, message }: { code: string; message: string }): Error {
  return isBackendStartErrorCode(code) ? new BackendStartError(code, message) : new Error(message);
}

async function exitOf(thread: Worker | undefined): Promise<void> {
  // A thread that has ended has this id. https://nodejs.org/api/worker_threads.html#workerthreadid
  if (thread !== undefined && thread.threadId !== -1) await once(thread, 'exit');
}
