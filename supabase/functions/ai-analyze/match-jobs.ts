import type { Provider } from '../_ai/provider.ts';
import { ProviderError } from '../_ai/provider-error.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { type MatchAnswer, type MatchesAnswer, texts } from './contract.ts';
import { matchJob } from './match-job.ts';
import { readJob } from './read-job.ts';
import { readResume } from './read-resume.ts';

const jobsAtOnce = 3;

export interface MatchesRequest {
  readonly userId: string;
  readonly jobIds: readonly string[];
  /** Takes one job off what the person has left today. */
  readonly takeQuota: () => Promise<void>;
}

type Outcome = { readonly match: MatchAnswer } | { readonly failure: FunctionError };

/**
 * How well the caller's CV fits each job. It is read here, once: it need not travel for each of them. A job that fails costs
 * the others nothing.
 *
 * @throws FunctionError when there is no CV, or when the quota of the day is used up before the first job
 */
export async function matchJobs(
  { userId, jobIds, takeQuota }: MatchesRequest,
  environment: FunctionEnvironment,
  provider: Provider | undefined,
): Promise<MatchesAnswer> {
  const resumeText = await readResume(environment, userId);
  async function match(jobId: string): Promise<Outcome> {
    try {
      await takeQuota();
      const job = await readJob(environment, jobId);
      if (job === undefined) throw new FunctionError(404, texts.jobNotFound);
      return { match: await matchJob({ jobId, resumeText }, job, provider) };
    } catch (error) {
      if (error instanceof FunctionError) return { failure: error };
      if (error instanceof ProviderError) return { failure: new FunctionError(error.status, texts.matchFailed) };
      throw error;
    }
  }
  const outcomes = await inTurns(jobIds, match);
  const usedUp = outcomes.map(failureOf).find((failure) => failure?.status === 429);
  if (usedUp !== undefined && outcomes.every((outcome) => failureOf(outcome)?.status === 429)) throw usedUp;
  return {
    engine: provider === undefined ? 'local' : 'provider',
    matches: outcomes.flatMap((outcome) => ('match' in outcome ? [outcome.match] : [])),
    failed: outcomes.flatMap((outcome, index) => {
      const failure = failureOf(outcome);
      return failure === undefined ? [] : [{ jobId: jobIds[index] ?? '', error: failure.message }];
    }),
  };
}

function failureOf(outcome: Outcome): FunctionError | undefined {
  return 'failure' in outcome ? outcome.failure : undefined;
}

/** The results in the order of the items, a few being worked on at a time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.map((item, index) => ({ item, index }));
  async function workOn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.set(next.index, await work(next.item));
    }
  }
  await Promise.all(Array.from({ length: jobsAtOnce }, workOn));
  return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
}
