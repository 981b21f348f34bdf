import { AppError, toAppError } from '@fursa/shared/backend';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { cleanText } from '../model/clean-text.ts';
import { checkRole } from './check-role.ts';

const failed = 'Failed to generate job description. Please try again later.';

const schema = z.object({ ...aiSource, description: z.string().check(z.minLength(1)) });

export type JobDescription = z.infer<typeof schema>;

/**
 * A job advert for a role, plain text with line breaks.
 *
 * @throws AppError with the text of the specification; `unauthenticated` without a session
 */
export async function generateJobDescription(role: string): Promise<JobDescription> {
  const checked = checkRole(role);
  try {
    const answer = await callAiAnalyze({ task: 'describe', role: checked }, schema);
    return { ...answer, description: cleanText(answer.description) };
  } catch (error) {
    const { code, retryAfter } = toAppError(error);
    throw new AppError(code, failed, error, retryAfter);
  }
}
