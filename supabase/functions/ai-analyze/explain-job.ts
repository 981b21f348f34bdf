import { explainMatch } from '@fursa/engine/explain-match';
import * as z from 'zod';
import type { Provider } from '../_ai/provider.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import { type ExplainAnswer, limits, texts } from './contract.ts';
import { readJob } from './read-job.ts';
import { type Opinion, type OpinionRequest, readOpinion } from './read-opinion.ts';
import { holdsConsent, readResume } from './read-resume.ts';

export interface ExplainRequest {
  readonly userId: string;
  readonly jobId: string;
  /** Takes one call off what the person has left today; only a provider costs one. */
  readonly takeQuota: () => Promise<void>;
}

const scoresSchema = z.object({ scores: z.tuple([z.object({ score: z.number().nullable() })]) });

/**
 * Why the caller's CV has its score for a posting. The score is the stored one, the same as in every list.
 *
 * @throws FunctionError when there is no CV or no such posting
 */
export async function explainJob(
  request: ExplainRequest,
  environment: FunctionEnvironment,
  provider: Provider | undefined,
): Promise<ExplainAnswer> {
  const { userId, jobId } = request;
  const [person, job, score] = await Promise.all([
    readResume(environment, userId),
    readJob(environment, jobId),
    readScore(environment, userId, jobId),
  ]);
  if (job === undefined) throw new FunctionError(404, texts.jobNotFound);
  const { matched, missing, lowerings } = explainMatch(person, job);
  return {
    jobId,
    score,
    matched: matched.slice(0, limits.evidence),
    missing: missing.slice(0, limits.evidence),
    lowerings,
    ...(await findOpinion({ ...request, person, job }, environment, provider)),
  };
}

/** The stored CV goes to a provider only while its person agrees. */
async function findOpinion(
  request: OpinionRequest,
  environment: FunctionEnvironment,
  provider: Provider | undefined,
): Promise<Opinion> {
  if (provider === undefined || !(await holdsConsent(environment, request.userId))) return { opinion: null };
  return await readOpinion(request, environment, provider);
}

async function readScore(environment: FunctionEnvironment, userId: string, jobId: string): Promise<number | null> {
  const asked = { p_user: userId, p_names: [jobId] };
  const { data, error } = await createServiceClient(environment).rpc('person_scores', asked);
  if (error !== null) throw new SupabaseCallError('person_scores', error);
  return scoresSchema.parse(data).scores[0].score;
}
