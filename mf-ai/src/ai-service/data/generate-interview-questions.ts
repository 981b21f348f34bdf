import { toAppError } from '@fursa/shared/backend';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
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

/** "an accountant", "a nurse", "a UX designer". */
function withArticle(role: string): string {
  return `${/^(?:[aeio]|un(?!i)|hr\b)/i.test(role) ? 'an' : 'a'} ${role}`;
}

/** Ten questions for any job, in English as the service writes its own: what stands in when it cannot be asked. */
function defaultQuestions(role: string): readonly string[] {
  const one = withArticle(role);
  return [
    `Please tell us about yourself and what led you to apply as ${one}.`,
    `Which of your experience prepares you best for the work of ${one}?`,
    `What do you think makes ${one} good at the job?`,
    'Tell me about a piece of work you are proud of. What was your part in it?',
    'Describe a problem at work that you solved. What did you do, and what was the result?',
    'Tell me about a time you disagreed with a colleague or a manager. How did it end?',
    'How do you decide what to do first when several things are urgent?',
    `Which skill of ${one} do you want to improve, and how are you going about it?`,
    'What do you know about us, and why do you want to work here?',
    'When can you start, and what do you expect to earn?',
  ];
}
