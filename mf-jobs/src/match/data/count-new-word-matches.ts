import { type SessionUser, useAuthStore } from '@fursa/shared/session';
import { type ComparedPerson, createMatchScorer, passingShare } from '../model/match-score.ts';
import { listNewCandidates, type NewCandidate } from './list-new-candidates.ts';

export interface NewWordMatches {
  readonly count: number;
  readonly newest: NewCandidate | undefined;
  readonly isComplete: boolean;
}

interface Remembered {
  readonly question: string;
  readonly etag: string;
  readonly matches: NewWordMatches;
}

/** Held by the session's user, so that it is gone with the session. */
const remembered = new WeakMap<SessionUser, Remembered>();

/**
 * How many jobs posted after `since` match somebody whose CV nobody can read. The bell asks every few minutes; the jobs are
 * sent again only when they, or what is looked for, changed.
 *
 * @throws AppError
 */
export async function countNewWordMatches(
  person: ComparedPerson,
  since: string | null,
  signal: AbortSignal,
): Promise<NewWordMatches> {
  const { user } = useAuthStore.getState();
  const question = JSON.stringify([person, since]);
  const last = user === null ? undefined : remembered.get(user);
  const known = last?.question === question ? last : undefined;
  const found = await listNewCandidates(since, known?.etag ?? null, signal);
  if (found === null) return known?.matches ?? { count: 0, newest: undefined, isComplete: true };
  const score = createMatchScorer(person);
  const matching = found.jobs.filter((job) => score(job).score >= passingShare);
  const matches = { count: matching.length, newest: matching[0], isComplete: found.isComplete };
  if (user) remembered.set(user, { question, etag: found.etag, matches });
  return matches;
}
