import type { DraftKind, DraftTexts } from '@fursa/engine/draft';
import type { FitTexts } from './count-fit.ts';

/**
 * What the engine does on the device, each a chunk of its own. In a worker where one can be started; see `run-engine.ts`.
 * No task calls anybody.
 */
export const engineTasks = {
  analyzeResume: async (text: string) =>
    (await import(/* webpackChunkName: "analyze-resume" */ '@fursa/engine/analyze-resume')).analyzeResume(text),
  checkAnswer: async ({ answer, role }: { readonly answer: string; readonly role: string }) =>
    (await import(/* webpackChunkName: "check-answer" */ '@fursa/engine/check-answer')).checkAnswer(answer, role),
  countFit: async (texts: FitTexts) =>
    (await import(/* webpackChunkName: "count-fit" */ './count-fit.ts')).countFit(texts),
  outlineApplication: async ({ kind, texts }: { readonly kind: DraftKind; readonly texts: DraftTexts }) =>
    (await import(/* webpackChunkName: "draft" */ '@fursa/engine/outline-application')).outlineApplication(kind, texts),
  describeJob: async (role: string) =>
    (await import(/* webpackChunkName: "describe" */ '@fursa/engine/describe')).describeJob(role),
  findUnfairWording: async (text: string) =>
    (await import(/* webpackChunkName: "advert-wording" */ '@fursa/engine/advert-wording')).findUnfairWording(text),
};

export type EngineTasks = typeof engineTasks;
export type EngineTask = keyof EngineTasks;
export type TaskInput<Task extends EngineTask> = Parameters<EngineTasks[Task]>[0];
export type TaskOutput<Task extends EngineTask> = Awaited<ReturnType<EngineTasks[Task]>>;

/** From the page to the worker. */
export interface TaskRequest {
  readonly id: number;
  readonly task: EngineTask;
  readonly input: unknown;
}

/** And back. */
export type TaskAnswer =
  | { readonly id: number; readonly type: 'done'; readonly output: unknown }
  | { readonly id: number; readonly type: 'failed'; readonly reason: string };
