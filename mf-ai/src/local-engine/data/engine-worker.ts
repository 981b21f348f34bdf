import { engineTasks, type TaskAnswer, type TaskRequest } from './engine-tasks.ts';

addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => void answer(data));

async function answer({ id, task, input }: TaskRequest): Promise<void> {
  const say = (message: TaskAnswer) => postMessage(message);
  try {
    // The page pairs a task with its input, see `runEngine`.
    const run = engineTasks[task] as (input: unknown) => Promise<unknown>;
    say({ id, type: 'done', output: await run(input) });
  } catch (error) {
    say({ id, type: 'failed', reason: String(error) });
  }
}
