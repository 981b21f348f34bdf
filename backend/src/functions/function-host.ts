import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { LogEntry } from '../../../supabase/functions/_shared/environment.ts';
import {
  type FromWorker,
  FunctionInterruptedError,
  type FunctionName,
  type FunctionTask,
  FunctionTimeoutError,
  type PlainRequest,
  type ToWorker,
  toRequest,
} from './function-task.ts';
import { createTurns } from './function-turns.ts';

export interface FunctionCall {
  readonly name: FunctionName;
  readonly request: PlainRequest;
  /** Who calls: addresses take turns. */
  readonly address: string;
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
  /** Milliseconds a call may wait for its turn, and then take before its thread is ended. */
  readonly timeLimit: number;
  /** Module of the worker. */
  readonly worker?: URL;
}

/** Two, so that one that is stuck leaves one. */
const threads = 2;
/** Functions mostly wait for others. */
const tasksPerThread = 16;
const memoryPerThread = 512;
/** Milliseconds without work after which the second thread ends and gives its memory back. */
const idleTimeout = 10_000;

export function createFunctionHost({ variables, log, timeLimit, worker }: FunctionHostOptions): FunctionHost {
  // Made for the first call: a start does not wait for them.
  let open: Thread[] | undefined;
  const turns = createTurns<Thread>({ threads: () => open ?? [], callsPerThread: tasksPerThread, timeLimit });

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
    const thread: Thread = {
      pool,
      minThreads,
      isEnding: false,
      idleTime: () => pool.threads[0]?.performance.eventLoopUtilization().idle ?? 0,
    };
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

  /** Waits for a turn and begins. */
  async function begin({ name, request, address, gone, fetchSupabase }: FunctionCall): Promise<BegunCall> {
    const turn = await turns.take({ name, address, gone });
    const { port1: port, port2 } = new MessageChannel();
    const receiver = receiveAnswer(port, { log, fetchSupabase });
    gone.addEventListener('abort', receiver.cancel, { once: true });
    if (gone.aborted) receiver.cancel();
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      turn.thread.isLate = true;
      replace(turn.thread);
    }, timeLimit);
    async function run(): Promise<void> {
      try {
        // Without a signal: a task that has one gets a thread of Piscina for itself.
        await turn.thread.pool.run({ name, request, port: port2 }, { transferList: [port2] });
        await receiver.ended;
      } catch (error) {
        receiver.fail(
          isLate
            ? new FunctionTimeoutError(`${name} took too long`)
            : new FunctionInterruptedError(`${name} was interrupted`, open === undefined ? {} : { cause: error }),
        );
      } finally {
        clearTimeout(limit);
        turn.end();
      }
    }
    // Whoever has read the end of an answer can ask again at once.
    const ended = Promise.race([receiver.ended, run()]);
    return {
      response: receiver.response,
      ended,
      isSpared: () => open !== undefined && turn.thread.isLate === true && !isLate,
    };
  }

  return {
    run(call) {
      open ??= Array.from({ length: threads }, (_, index) => startThread(index === 0 ? 1 : 0));
      let begun: BegunCall | undefined;
      async function answer(): Promise<Response> {
        const first = await begin(call);
        begun = first;
        try {
          return await first.response;
        } catch (error) {
          if (!first.isSpared()) throw error;
          begun = await begin(call);
          return await begun.response;
        }
      }
      const response = answer();
      return {
        response,
        ended: response.then(
          () => begun?.ended,
          () => undefined,
        ),
      };
    },
    async close() {
      const ending = open ?? [];
      open = undefined;
      turns.close(new FunctionInterruptedError('The product stops'));
      await Promise.all(ending.map(end));
    },
  };
}

interface Thread {
  readonly pool: Piscina<FunctionTask, void>;
  readonly minThreads: 0 | 1;
  /** Milliseconds it has waited for something to do, since it began. */
  readonly idleTime: () => number;
  isEnding: boolean;
  /** It is ended because a call in it took too long. */
  isLate?: boolean;
}

interface BegunCall extends RunningFunction {
  /** Somebody else's call has ended the thread: this one begins once more, since functions read, count and answer. */
  readonly isSpared: () => boolean;
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
