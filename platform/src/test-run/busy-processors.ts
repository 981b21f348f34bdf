import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every processor of this machine busy, as another program would, until the function it returns is called. */
export function keepProcessorsBusy(): () => Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
