import { AppError, type BackendClient, toAppError } from '@fursa/shared/backend';
import { cleanLine } from '@fursa/shared/values/clean-text';
import { passingScore } from '@fursa/shared/values/score-word';

export interface BestMatch {
  /** How many open jobs are matches. */
  readonly matches: number;
  readonly id: string;
  readonly title: string;
  readonly companyName: string | null;
  readonly postedAt: Date | null;
}

/**
 * The best of the jobs that were posted after `since` and match the CV of the person who asks. It is read without zod, which would be
 * most of what the bell fetches on the pages of other remotes.
 *
 * @throws AppError
 */
export async function fetchBestMatch(
  client: BackendClient,
  since: string | null,
  signal: AbortSignal,
): Promise<BestMatch | 'no-cv' | 'no-match'> {
  const question = { min_score: passingScore, most: 1, since };
  const { data, error, status } = await client.rpc('match_jobs', question).abortSignal(signal);
  if (error) throw toAppError(error, status);
  const { state, matches, jobs } = fieldsOf(data);
  if (state === 'no-cv') return 'no-cv';
  if (typeof matches !== 'number' || !Array.isArray(jobs)) {
    throw new AppError('invalid-response', 'no count of matches in the answer', data);
  }
  const job = fieldsOf(jobs[0]);
  const title = lineOf(job.title);
  if (matches === 0 || typeof job.id !== 'string' || title === null) return 'no-match';
  const companyName = lineOf(fieldsOf(job.company).name) ?? lineOf(job.company_name);
  const postedAt = new Date(String(job.created_at));
  return { matches, id: job.id, title, companyName, postedAt: Number.isNaN(postedAt.getTime()) ? null : postedAt };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function lineOf(value: unknown): string | null {
  return typeof value === 'string' ? cleanLine(value) || null : null;
}
