import { BackendStartError, isBackendStartErrorCode } from '../backend-start-error.ts';
import { checkDatabaseFiles } from '../folder/check-database.ts';
import { describeDatabaseDamage } from '../folder/describe-database-damage.ts';
import { createFairQueue, OverloadError } from './fair-queue.ts';
import { createIdleWork } from './idle-work.ts';
import type { LiteOptions, LiteResult, LiteResults, LiteTask } from './lite-task.ts';
import { hasEnded, OverdueError, runIn, startThread, type Thread, within } from './lite-thread.ts';

/** A task that took longer than it may; the worker it ran in is gone. */
export class LiteTimeoutError extends Error {
  override readonly name = 'LiteTimeoutError';
}

/** A task that ended because the worker ended, for somebody else's task. It may have been carried out. */
export class LiteInterruptedError extends Error {
  override readonly name = 'LiteInterruptedError';
}

/** The database could not be opened again. It is tried again, so a call may work a second later. */
export class LiteUnavailableError extends Error {
  override readonly name = 'LiteUnavailableError';
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
/** Milliseconds between two tries to open the database again. */
const reopenPause = 1_000;
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
  let failedAt: number | undefined;
  let lastFailure = '';

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
    await whenOpen();
    // It waited for its turn until there was none any more.
    if (isClosed) throw new LiteUnavailableError('The database is closed');
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
    reopen(ended);
  }

  function reopen(ended: Thread): void {
    const next = startThread(atOnce, warn);
    thread = next;
    failedAt = undefined;
    opened = (async () => {
      // The ended thread may still be inside a call of the system; two must never have one folder open.
      await ended.end();
      // PGlite makes an empty database of a folder that is gone.
      if (options.databaseFolder !== undefined) await checkDatabaseFiles(options.databaseFolder);
      await open(next);
      lastFailure = '';
    })();
    opened.catch((error: unknown) => {
      failedAt = performance.now();
      if (lastFailure !== String(error)) warn?.(`The database cannot be opened again: ${String(error)}`);
      lastFailure = String(error);
    });
  }

  /** What made it fail may pass: a full disk, a file that a backup held. So it is tried again for who calls later. */
  async function whenOpen(): Promise<void> {
    const isTimeToTry = failedAt !== undefined && performance.now() - failedAt >= reopenPause;
    if (isTimeToTry && !isClosed) reopen(thread);
    try {
      await opened;
    } catch (cause) {
      throw new LiteUnavailableError('The database cannot be opened', { cause });
    }
  }

  try {
    await opened;
  } catch (error) {
    await thread.end();
    throw error;
  }

  function runInTurn<Kind extends LiteTask['kind']>(
    task: Extract<LiteTask, { kind: Kind }>,
    { caller, timeout: own = timeout }: TaskContext,
  ): Promise<LiteResults[Kind]> {
    return queue.run(caller, async () => {
      const { value, milliseconds } = await runWithDeadline<Kind>(task, own);
      return { result: value, cost: milliseconds };
    });
  }

  /** PostgreSQL looks after itself. */
  const idle = options.databaseUrl === undefined ? createIdleWork({ work: vacuum }) : undefined;
  async function vacuum(): Promise<boolean> {
    try {
      return await runInTurn<'vacuum'>({ kind: 'vacuum' }, { caller: 'vacuum' });
    } catch (error) {
      if (error instanceof LiteUnavailableError || error instanceof OverloadError) return false;
      // A table that takes too long would end the thread again and again.
      idle?.stop();
      if (!isClosed) warn?.(`Tables are not cleaned any more until the next start: ${String(error)}`);
      return false;
    }
  }

  return {
    run: (task, context) =>
      idle === undefined ? runInTurn(task, context) : idle.during(() => runInTurn(task, context)),
    async close() {
      isClosed = true;
      idle?.stop();
      await within(closeTimeout, runIn<'close'>(thread, { kind: 'close' })).catch(() => undefined);
      await thread.end();
    },
  };
}

function toStartError({ code, message }: { code: string; message: string }): Error {
  return isBackendStartErrorCode(code) ? new BackendStartError(code, message) : new Error(message);
}
