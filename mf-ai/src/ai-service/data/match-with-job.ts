import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { plainText } from '../model/plain-text.ts';

const evidenceSchema = z.object({
  skill: z.string(),
  inJob: z.nullable(z.string()),
  inResume: z.nullable(z.string()),
});

const schema = z.object({
  ...aiSource,
  /** Why the local engine answered although there is an AI service. */
  score: z.number().check(z.gte(0), z.lte(100)),
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  recommendation: z.string(),
  evidence: z.array(evidenceSchema),
});

/** How well a CV fits a job. `score` is 0 to 100, counted by the one rule of the product. */
export type JobMatch = z.infer<typeof schema>;

/**
 * @param jobId of a job of ours, or `<source>:<id>` of one from a feed
 * @throws AppError `unauthenticated` without a session
 */
export async function matchWithJob(resumeText: string, jobId: string): Promise<JobMatch> {
  return await callAiAnalyze({ task: 'match', resumeText: plainText(resumeText), jobId: jobId.trim() }, schema);
}
