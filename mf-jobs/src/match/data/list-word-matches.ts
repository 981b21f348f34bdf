import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import type { ComparedPerson } from '../model/match-score.ts';
import { rankJobs, type WordMatch } from '../model/rank-matches.ts';
import { askForCandidates } from './ask-for-candidates.ts';
import { candidateSchema } from './candidate-schema.ts';

export interface WordMatches {
  /** The best first. */
  readonly ranked: readonly WordMatch[];
  /** How many jobs were looked at, the newest ones. */
  readonly compared: number;
  /** How many are open. */
  readonly total: number;
}

async function fetchWordMatches(
  client: BackendClient,
  person: ComparedPerson,
  signal: AbortSignal,
): Promise<WordMatches> {
  const answer = await askForCandidates(client, { since: null, isNamedOnly: true, etag: null }, signal);
  if (answer === null) throw new AppError('invalid-response', 'Failed to fetch jobs');
  const ranked = rankJobs(parseRows(candidateSchema, answer.jobs).rows, person);
  return { ranked, compared: answer.compared, total: answer.total };
}

/** The open jobs that match somebody whose CV nobody can read, by their skills alone. */
export function wordMatchesQueryOptions(userId: string, person: ComparedPerson) {
  return queryOptions<WordMatches, AppError>({
    queryKey: keys.wordMatches(userId, person),
    queryFn: ({ signal }) => fetchWordMatches(getBackendClient(), person, signal),
  });
}
