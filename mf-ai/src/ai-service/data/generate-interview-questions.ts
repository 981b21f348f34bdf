import { toAppError } from '@fursa/shared/backend';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { defaultQuestions } from '../model/default-questions.ts';
import { readQuestions } from '../model/read-questions.ts';

export interface InterviewQuestions {
  readonly questions: readonly string[];
  /** `budget`: the local engine, since the AI service is used up for today. `default`: neither the AI service nor the local engine could be asked; these are for any job. */
  readonly source: 'provider' | 'local' | 'budget' | 'default';
}

const sourceSchema = z.object(aiSource);

/**
 * Questions for an interview, ten of them. When the function cannot be reached, fails or answers with something else, ten default
 * questions built from the role.
 *
 * @param role with nothing wrong about it: see `checkRole`
 * @throws AppError `unauthenticated` without a session
 */
export async function generateInterviewQuestions(role: string): Promise<InterviewQuestions> {
  const asked = role.trim();
  const standIn = { questions: defaultQuestions(asked), source: 'default' } as const;
  try {
    const answer = await callAiAnalyze({ task: 'questions', role: asked }, z.unknown());
    const questions = readQuestions(answer);
    if (questions === undefined) return standIn;
    const { engine, reason } = sourceSchema.safeParse(answer).data ?? {};
    return { questions, source: reason === 'budget' ? reason : (engine ?? 'local') };
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === 'unauthenticated') throw failure;
    return standIn;
  }
}
