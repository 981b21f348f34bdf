import type { AppError } from '@fursa/shared/backend';
import { useMutation } from '@tanstack/react-query';
import type { TaskOutput } from '../../local-engine/data/engine-tasks.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';

export type AnswerCheck = TaskOutput<'checkAnswer'>;

/** Looks on this device at what an answer holds. */
export function useCheckAnswer() {
  return useMutation<AnswerCheck, AppError, { readonly answer: string; readonly role: string }>({
    mutationFn: (input) => runEngine('checkAnswer', input),
  });
}
