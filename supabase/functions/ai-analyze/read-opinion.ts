import * as z from 'zod';
import { plainText, shownText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { ProviderError } from '../_ai/provider-error.ts';
import { readJson } from '../_ai/read-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { BudgetError, FunctionError } from '../_shared/function-error.ts';
import { hashText } from '../_shared/hash-text.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import { type ExplainAnswer, limits } from './contract.ts';
import { opinionPrompt } from './prompts.ts';
import type { StoredJob } from './read-job.ts';
import type { StoredPerson } from './read-resume.ts';

const maxTokens = 500;
const storedSchema = z.object({ opinion: z.string() }).nullable();
const answerSchema = z.object({ opinion: z.string() });

/** Null without an answer; the reason stands beside it when the budget is used up. */
export type Opinion = Pick<ExplainAnswer, 'opinion' | 'reason'>;

export interface OpinionRequest {
  readonly userId: string;
  readonly jobId: string;
  readonly person: StoredPerson;
  readonly job: StoredJob;
  readonly takeQuota: () => Promise<void>;
}

/**
 * What the provider says on how a CV fits a posting: asked once for each CV and advert, and kept. Null when it fails or nothing
 * is left to ask it: the explanation does without it.
 */
export async function readOpinion(
  { userId, jobId, person, job, takeQuota }: OpinionRequest,
  environment: FunctionEnvironment,
  provider: Provider,
): Promise<Opinion> {
  const resume = plainText(person.resume);
  const advert = [job.title, job.description, job.requirements ?? '', job.skills.join(', ')]
    .map(plainText)
    .join('\n\n');
  const key = { user_id: userId, posting: jobId };
  const text_hash = await hashText(JSON.stringify([resume, advert]));
  const opinions = createServiceClient(environment).from('match_opinions');
  const { data, error } = await opinions
    .select('opinion')
    .match({ ...key, text_hash })
    .maybeSingle();
  if (error !== null) throw new SupabaseCallError('read match_opinions', error);
  const stored = storedSchema.parse(data);
  if (stored !== null) return { opinion: stored.opinion };
  try {
    await takeQuota();
    const opinion = await provider.complete({ messages: opinionPrompt({ resume, advert }), maxTokens }, readText);
    const { error: refusal } = await opinions.upsert({ ...key, text_hash, opinion });
    if (refusal !== null) throw new SupabaseCallError('store match_opinions', refusal);
    return { opinion };
  } catch (failure) {
    if (failure instanceof BudgetError) return { opinion: null, reason: 'budget' };
    if (failure instanceof ProviderError || (failure instanceof FunctionError && failure.status === 429))
      return { opinion: null };
    throw failure;
  }
}

function readText(answer: string): string | undefined {
  const { data } = answerSchema.safeParse(readJson(answer));
  return data === undefined ? undefined : shownText(data.opinion, limits.recommendation) || undefined;
}
