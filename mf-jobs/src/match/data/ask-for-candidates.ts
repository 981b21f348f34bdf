import { AppError, type BackendClient, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

/** The most that `match_candidates` gives: more than anybody reads. */
const most = 100;

export interface CandidateQuestion {
  /** Only what was posted after it, as the database wrote it; null: everything. */
  readonly since: string | null;
  /** Without the jobs that only the AI service would look at. */
  readonly isNamedOnly: boolean;
  /** Of an answer to the same question that is still at hand; null: none is. */
  readonly etag: string | null;
}

/** The open listings that may fit the person who asks, as `match_candidates` answers them. */
export interface CandidateAnswer {
  /** How many were posted after `since` and are open. */
  readonly total: number;
  /** How many of them were looked at, the newest ones. */
  readonly compared: number;
  readonly etag: string;
  readonly jobs: readonly unknown[];
}

const etagSchema = z.object({ etag: z.string() });

const answerSchema = z.object({
  total: z.int().check(z.nonnegative()),
  compared: z.int().check(z.nonnegative()),
  etag: z.string(),
  jobs: z.array(z.unknown()),
});

/**
 * @returns null when the answer is the one that `etag` is of
 * @throws AppError
 */
export async function askForCandidates(
  client: BackendClient,
  { since, isNamedOnly, etag }: CandidateQuestion,
  signal: AbortSignal,
): Promise<CandidateAnswer | null> {
  const { data, error, status } = await client
    .rpc('match_candidates', { since, most, named_only: isNamedOnly, etag })
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  if (etag !== null && etagSchema.safeParse(data).data?.etag === etag) return null;
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new AppError('invalid-response', 'Failed to fetch jobs', answer.error);
  return answer.data;
}
