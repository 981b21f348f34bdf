import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { plainText } from '../model/plain-text.ts';

const schema = z.object({ ...aiSource, description: z.string().check(z.minLength(1)) });

export type JobDescription = z.infer<typeof schema>;

/**
 * A job advert for a role, plain text with line breaks.
 *
 * @param role with nothing wrong about it: see `checkRole`
 * @throws AppError `unauthenticated` without a session
 */
export async function generateJobDescription(role: string): Promise<JobDescription> {
  const answer = await callAiAnalyze({ task: 'describe', role: role.trim() }, schema);
  return { ...answer, description: plainText(answer.description) };
}
