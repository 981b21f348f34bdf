import { AppError, toAppError } from '@fursa/shared/backend';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { defaultQuestions } from '../model/default-questions.ts';
import { readQuestions } from '../model/read-questions.ts';
import { checkRole } from './check-role.ts';

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
 * @throws AppError for a role that is empty or too long, and `unauthenticated` without a session
 */
export async function generateInterviewQuestions(role: string): Promise<InterviewQuestions> {
  const checked = checkRole(role);
  try {
    const answer = await callAiAnalyze({ task: 'questions', role: checked }, z.unknown());
    const questions = readQuestions(answer);
    if (questions === undefined) throw new AppError('invalid-response', 'Invalid response format from AI service');
    const { engine, reason } = sourceSchema.safeParse(answer).data ?? {};
    return { questions, source: reason === 'budget' ? reason : (engine ?? 'local') };
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === 'unauthenticated') throw failure;
    return { questions: defaultQuestions(checked), source: 'default' };
  }
}
