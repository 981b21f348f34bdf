import type { AppError } from '@fursa/shared/backend';
import type { Evidence } from '@fursa/shared/bundled/evidence-list';
import { callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';

const loweringSchema = z.enum(['words', 'learners', 'licence']);
/** What makes a score lower than what fits would earn: few shared words, a post for learners, or a licence that is not in the CV. */
export type Lowering = z.infer<typeof loweringSchema>;

/** Why a job has its score. */
export interface MatchExplanation {
  readonly matched: readonly Evidence[];
  readonly missing: readonly Evidence[];
  readonly lowerings: readonly Lowering[];
  /** Of the provider that the operator named, when there is one. */
  readonly opinion: string | null;
}

const evidenceSchema = z.object({
  name: z.string(),
  inPosting: z.nullable(z.string()),
  inResume: z.nullable(z.string()),
});

const answerSchema = z.object({
  matched: z.array(evidenceSchema),
  missing: z.array(evidenceSchema),
  // A function that was deployed before tells none.
  lowerings: z.catch(z.array(loweringSchema), []),
  opinion: z.catch(z.nullable(z.string()), null),
});

async function explainMatch(jobId: string, signal: AbortSignal): Promise<MatchExplanation> {
  const answer = await callAiAnalyze({ task: 'explain', jobId }, answerSchema, signal);
  return { ...answer, opinion: answer.opinion?.trim() || null };
}

/** Asked when somebody opens it, and once as long as the score is the same. */
export function explanationQueryOptions(userId: string, jobId: string, score: number) {
  return queryOptions<MatchExplanation, AppError>({
    queryKey: keys.explanation(userId, jobId, score),
    queryFn: ({ signal }) => explainMatch(jobId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });
}
