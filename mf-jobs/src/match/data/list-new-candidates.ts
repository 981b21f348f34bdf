import { getBackendClient } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { toLines } from '../../listing/data/listing-schema.ts';
import type { ComparedJob } from '../model/match-score.ts';
import { askForCandidates } from './ask-for-candidates.ts';
import { candidateRowSchema, toComparedTexts } from './candidate-schema.ts';

/** A job as far as it is compared with a person and named to them. */
export interface NewCandidate extends ComparedJob {
  readonly id: string;
  readonly companyName: string | null;
  /** Null: a feed does not tell. */
  readonly postedAt: Date | null;
}

export interface NewCandidates {
  /** The newest first. */
  readonly jobs: readonly NewCandidate[];
  /** Whether no further one can be among the open jobs. */
  readonly isComplete: boolean;
  /** To be sent along when the same is asked again. */
  readonly etag: string;
}

const newCandidateSchema = z.pipe(
  z.pick(candidateRowSchema, {
    id: true,
    title: true,
    company_name: true,
    description: true,
    mentions: true,
    skills: true,
    created_at: true,
  }),
  z.transform(
    (row): NewCandidate => ({
      id: row.id,
      title: row.title,
      companyName: row.company_name,
      texts: toComparedTexts(row),
      skills: toLines(row.skills),
      postedAt: row.created_at,
    }),
  ),
);

/**
 * Open jobs posted after `since` (null: all of them) that may fit the person; local and external.
 *
 * @returns null when they are those of the answer that `knownEtag` is of
 * @throws AppError
 */
export async function listNewCandidates(
  since: string | null,
  knownEtag: string | null,
  signal: AbortSignal,
): Promise<NewCandidates | null> {
  const answer = await askForCandidates(getBackendClient(), { since, isNamedOnly: true, etag: knownEtag }, signal);
  if (answer === null) return null;
  const { jobs, compared, total, etag } = answer;
  return { jobs: parseRows(newCandidateSchema, jobs).rows, isComplete: compared >= total, etag };
}
