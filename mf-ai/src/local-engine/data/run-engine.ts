import { AppError } from '@fursa/shared/backend';
import { LazyWorker } from '@fursa/shared/bundled/lazy-worker';
import {
  type EngineTask,
  type EngineTasks,
  engineTasks,
  type TaskAnswer,
  type TaskInput,
  type TaskOutput,
  type TaskRequest,
} from './engine-tasks.ts';

/** Milliseconds, with loading the engine on a slow line. */
const deadline = 60_000;

/**
 * Has the engine do something on this device, in a worker that stays for the next task. Nothing is sent anywhere.
 *
 * @throws AppError `timeout`, or `unavailable` when the engine cannot be loaded (offline, the first time) or fails
 */
export async function runEngine<Task extends EngineTask>(
  task: Task,
  input: TaskInput<Task>,
): Promise<TaskOutput<Task>> {
  const worker = await findWorker();
  if (worker === undefined) {
    const run = engineTasks[task] as (given: TaskInput<Task>) => ReturnType<EngineTasks[Task]>;
    // Where no worker can be started, as by a remote that another origin serves, the page itself does it.
    return (await run(input).catch((error: unknown) => {
      throw toUnavailable(error);
    })) as TaskOutput<Task>;
  }
  return (await askWorker(worker, task, input)) as TaskOutput<Task>;
}

/**
 * Fetches the engine for somebody who is about to need it, and lets it do the task once: its tables are built at the first use, which
 * takes half a second. In a worker only, where nobody notices.
 */
export function prepareEngine<Task extends EngineTask>(task: Task, input: TaskInput<Task>): void {
  if (current !== undefined) return;
  // Should it fail, the press that needs it tries again, and says so.
  findWorker()
    .then((worker) => worker && askWorker(worker, task, input))
    .catch(() => undefined);
}

let current: Promise<Worker> | undefined;
let lastId = 0;
const hasEnded = new WeakSet<Worker>();

/** @throws AppError when its file does not arrive */
async function findWorker(): Promise<Worker | undefined> {
  if (!('Worker' in globalThis)) return undefined;
  current ??= new LazyWorker(new URL('./engine-worker.ts', import.meta.url), { name: 'engine' }).start();
  const starting = current;
  try {
    return await starting;
  } catch (error) {
    if (current === starting) current = undefined;
    // A browser starts no worker from another origin.
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw toUnavailable(error);
  }
}

function askWorker(worker: Worker, task: EngineTask, input: unknown): Promise<unknown> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    function end(): void {
      clearTimeout(timer);
      worker.removeEventListener('message', handleMessage);
      worker.removeEventListener('error', handleError);
    }
    function giveUp(error: AppError): void {
      end();
      reject(error);
      if (hasEnded.has(worker)) return;
      // The next task starts another one. What else waits for this one would wait for ever.
      hasEnded.add(worker);
      current = undefined;
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error', { message: error.message }));
    }
    function handleMessage({ data }: MessageEvent<TaskAnswer>): void {
      if (data.id !== id) return;
      if (data.type === 'done') {
        end();
        resolve(data.output);
      } else giveUp(toUnavailable(data.reason));
    }
    function handleError(event: ErrorEvent): void {
      giveUp(toUnavailable(event.message));
    }
    const timer = setTimeout(() => giveUp(new AppError('timeout', 'The engine took too long')), deadline);
    worker.addEventListener('message', handleMessage);
    worker.addEventListener('error', handleError);
    worker.postMessage({ id, task, input } satisfies TaskRequest);
  });
}

function toUnavailable(cause: unknown): AppError {
  return new AppError(navigator.onLine ? 'unavailable' : 'offline', 'The engine could not be loaded', cause);
}
