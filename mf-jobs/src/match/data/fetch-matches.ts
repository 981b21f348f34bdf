import type { BackendClient } from '@fursa/shared/backend';
import type { Json } from '@fursa/shared/backend/database-types';
import { parseRows, readAnswer } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { searchRowSchema, toJob, toLines } from '../../job/data/job-schema.ts';
import { scoreSchema } from '../../score/data/score-schema.ts';
import type { JobMatch } from '../model/job-match.ts';

/** `reading`: the CV is read for the first time. */
export type MatchState = 'ready' | 'reading' | 'no-cv';

/** What `match_jobs` answers of the person and of every open job, beside a page of them. */
export interface MatchAnswer {
  readonly state: MatchState;
  /** Whether the CV or the skills have changed since they were read, and are read again. */
  readonly isOutdated: boolean;
  /** When the CV was read. */
  readonly readAt: Date | null;
  /** How many open jobs are matches. */
  readonly matches: number;
  readonly worthALook: number;
  /** The best first. */
  readonly jobs: readonly JobMatch[];
  /** Where the next page begins; null: this is the last one. */
  readonly next: MatchCursor;
}

/** Made and read by the database alone. */
export type MatchCursor = Json;

const count = z.catch(z.int().check(z.nonnegative()), 0);
const moment = z.pipe(
  z.catch(z.nullable(z.iso.datetime({ offset: true })), null),
  z.transform((text) => (text === null ? null : new Date(text))),
);
const names = z.pipe(
  z.catch(z.array(z.string()), []),
  z.transform((texts) => toLines(texts)),
);

const answerSchema = z.object({
  state: z.enum(['ready', 'reading', 'no-cv']),
  is_outdated: z.catch(z.boolean(), false),
  read_at: moment,
  matches: count,
  worth_a_look: count,
  next: z.catch(z.json(), null),
  jobs: z.catch(z.array(z.unknown()), []),
});

const matchSchema = z.pipe(
  z.extend(searchRowSchema, { score: scoreSchema, has: names, lacks: names }),
  z.transform(
    (row): JobMatch => ({
      job: toJob(row),
      score: row.score,
      matched: row.has,
      missing: row.lacks,
    }),
  ),
);

export interface MatchQuestion {
  readonly min_score?: number;
  readonly after?: MatchCursor;
  readonly most: number;
}

/** Whether a better answer is on its way. */
export function isBeingRead({ state, isOutdated }: MatchAnswer): boolean {
  return state === 'reading' || isOutdated;
}

/**
 * How well the CV of the person who asks fits the open jobs: counts over all of them, and a page.
 *
 * @throws AppError
 */
export async function fetchMatches(
  client: BackendClient,
  question: MatchQuestion,
  signal: AbortSignal,
): Promise<MatchAnswer> {
  const answer = await client.rpc('match_jobs', question).abortSignal(signal);
  const found = readAnswer(answerSchema, answer);
  const { is_outdated: isOutdated, read_at: readAt, worth_a_look: worthALook, jobs, ...rest } = found;
  return { ...rest, isOutdated, readAt, worthALook, jobs: parseRows(matchSchema, jobs).rows };
}
