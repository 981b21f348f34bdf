import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { LogEntry } from '../../../supabase/functions/_shared/environment.ts';
import {
  type FromWorker,
  type FunctionName,
  type FunctionTask,
  type PlainRequest,
  type ToWorker,
  toRequest,
} from './function-task.ts';

/** A call that took longer than it may; the thread it ran in is gone. */
export class FunctionTimeoutError extends Error {
  override readonly name = 'FunctionTimeoutError';
}

/**
 * A call that ended because its thread ended, for somebody else's call or, without a cause, because the product stops. It
 * may have been carried out.
 */
export class FunctionInterruptedError extends Error {
  override readonly name = 'FunctionInterruptedError';
}

export interface FunctionCall {
  readonly name: FunctionName;
  readonly request: PlainRequest;
  /** Ends the thread when it aborts. */
  readonly deadline: AbortSignal;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Answers what the function asks of Supabase. */
  readonly fetchSupabase: (request: Request) => Promise<Response>;
}

export interface RunningFunction {
  /** The head of the answer; its body comes in parts, as the function writes them. */
  readonly response: Promise<Response>;
  /** When the last part has come, or nothing more will. Never rejects. */
  readonly ended: Promise<void>;
}

/** The functions, in threads of their own: nothing they do stops the thread that answers everybody. */
export interface FunctionHost {
  run(call: FunctionCall): RunningFunction;
  close(): Promise<void>;
}

export interface FunctionHostOptions {
  readonly variables: Readonly<Record<string, string>>;
  readonly log: (entry: LogEntry) => void;
  /** Module of the worker. */
  readonly worker?: URL;
}

/** Two, so that one that is stuck leaves one. */
const threads = 2;
/** Functions mostly wait for others. */
const tasksPerThread = 16;
/** Everything that runs at once has a place; nothing waits in line. */
export const functionsAtOnce = threads * tasksPerThread;
const memoryPerThread = 512;
/** Milliseconds without work after which the second thread ends and gives its memory back. */
const idleTimeout = 10_000;

export function createFunctionHost({ variables, log, worker }: FunctionHostOptions): FunctionHost {
  // Made for the first call: a start does not wait for them.
  let open: Thread[] | undefined;

  /** `minThreads` 0: the thread begins with its first task. */
  function startThread(minThreads: 0 | 1): Thread {
    const pool = new Piscina<FunctionTask, void>({
      filename: (worker ?? new URL('./function-worker.ts', import.meta.url)).href,
      name: 'runFunction',
      minThreads,
      maxThreads: 1,
      idleTimeout,
      concurrentTasksPerWorker: tasksPerThread,
      resourceLimits: { maxOldGenerationSizeMb: memoryPerThread },
      workerData: variables,
      // The default waits for tasks in a way that stops timers and sockets of the worker.
      atomics: 'disabled',
      recordTiming: false,
    });
    const thread: Thread = { pool, minThreads, running: 0, isEnding: false };
    // A thread that fails between two calls is replaced by its pool. What one still says that is being ended is nobody's business.
    pool.on('error', (error: unknown) => {
      if (!thread.isEnding) console.error(`A thread of the functions failed: ${String(error)}`);
    });
    return thread;
  }

  /** Ends the thread, with everything that runs in it, and starts another in its place. */
  function replace(thread: Thread): void {
    const place = open?.indexOf(thread) ?? -1;
    if (open === undefined || place === -1) return;
    open[place] = startThread(thread.minThreads);
    void end(thread);
  }

  async function runIn(thread: Thread, task: FunctionTask, deadline: AbortSignal): Promise<void> {
    const end = () => replace(thread);
    deadline.addEventListener('abort', end);
    if (deadline.aborted) end();
    thread.running += 1;
    try {
      // Without a signal: a task that has one gets a thread of Piscina for itself.
      await thread.pool.run(task, { transferList: [task.port] });
    } finally {
      thread.running -= 1;
      deadline.removeEventListener('abort', end);
    }
  }

  return {
    run({ name, request, deadline, gone, fetchSupabase }) {
      open ??= Array.from({ length: threads }, (_, index) => startThread(index === 0 ? 1 : 0));
      const { port1: port, port2 } = new MessageChannel();
      const receiver = receiveAnswer(port, { log, fetchSupabase });
      gone.addEventListener('abort', receiver.cancel, { once: true });
      if (gone.aborted) receiver.cancel();
      const [thread = startThread(1)] = open.toSorted((one, other) => one.running - other.running);
      const finished = runIn(thread, { name, request, port: port2 }, deadline).then(
        () => receiver.ended,
        (error: unknown) => {
          receiver.fail(
            deadline.aborted
              ? new FunctionTimeoutError(`${name} took too long`)
              : new FunctionInterruptedError(`${name} was interrupted`, open === undefined ? {} : { cause: error }),
          );
        },
      );
      // Whoever has read the end of an answer can ask again at once.
      return { response: receiver.response, ended: Promise.race([receiver.ended, finished]) };
    },
    async close() {
      const ending = open ?? [];
      open = undefined;
      await Promise.all(ending.map(end));
    },
  };
}

interface Thread {
  readonly pool: Piscina<FunctionTask, void>;
  readonly minThreads: 0 | 1;
  running: number;
  isEnding: boolean;
}

async function end(thread: Thread): Promise<void> {
  thread.isEnding = true;
  await thread.pool.destroy();
}

interface Receiver {
  readonly response: Promise<Response>;
  readonly cancel: () => void;
  /** When the worker has said that it is done. */
  readonly ended: Promise<void>;
  readonly fail: (error: Error) => void;
}

function receiveAnswer(
  port: MessagePort,
  { log, fetchSupabase }: Pick<FunctionHostOptions, 'log'> & Pick<FunctionCall, 'fetchSupabase'>,
): Receiver {
  const head = Promise.withResolvers<Response>();
  const end = Promise.withResolvers<void>();
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (message: ToWorker) => port.postMessage(message);
  const cancel = () => {
    parts = undefined;
    send({ kind: 'cancel' });
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      parts = controller;
    },
    cancel,
  });

  async function answer(id: number, request: PlainRequest): Promise<void> {
    try {
      const response = await fetchSupabase(toRequest(request));
      const bytes = response.body === null ? undefined : new Uint8Array(await response.arrayBuffer());
      send({ kind: 'told', id, response: { status: response.status, headers: [...response.headers], body: bytes } });
    } catch (error) {
      console.error(`What a function asked of Supabase failed: ${String(error)}`);
      send({ kind: 'failed', id });
    }
  }

  port.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'head': {
        const hasBody = ![101, 204, 205, 304].includes(message.status);
        const headers = message.headers.map(([name, value]): [string, string] => [name, value]);
        return head.resolve(new Response(hasBody ? body : null, { status: message.status, headers }));
      }
      case 'part':
        return parts?.enqueue(message.bytes);
      case 'end':
        end.resolve();
        parts?.close();
        parts = undefined;
        return port.close();
      case 'ask':
        return void answer(message.id, message.request);
      case 'log':
        return log(message.entry);
    }
  });

  return {
    response: head.promise,
    cancel,
    ended: end.promise,
    fail(error) {
      head.reject(error);
      parts?.error(error);
      parts = undefined;
      port.close();
    },
  };
}
