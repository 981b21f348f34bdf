import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../listing/data/keys.ts';
import { canBeMatched, isPassing, type MatchProfile, type RankedJob, rankJobs } from '../model/rank-matches.ts';
import { markOf } from '../model/text-mark.ts';
import { askForCandidates } from './ask-for-candidates.ts';
import { candidateSchema } from './candidate-schema.ts';

export interface MatchCandidates {
  /** The best by words first. */
  readonly ranked: readonly RankedJob[];
  /** How many of them pass by words. */
  readonly matching: number;
  /** How many jobs were looked at, the newest ones. */
  readonly compared: number;
  /** How many are open. */
  readonly total: number;
}

async function fetchCandidates(
  client: BackendClient,
  profile: MatchProfile,
  signal: AbortSignal,
): Promise<MatchCandidates> {
  const answer = await askForCandidates(client, { since: null, isNamedOnly: false, knownMark: null }, signal);
  if (answer === null) throw new AppError('invalid-response', 'Failed to fetch jobs');
  const ranked = rankJobs(parseRows(candidateSchema, answer.jobs).rows, profile);
  const matching = ranked.filter(({ byWords }) => isPassing(byWords)).length;
  return { ranked, matching, compared: answer.compared, total: answer.total };
}

/** The open jobs that may fit, local and external. They stay as they are until the page is opened again. */
export function matchCandidatesQueryOptions(profile: MatchProfile) {
  return queryOptions<MatchCandidates, AppError>({
    queryKey: keys.matchCandidates(markOf(JSON.stringify(profile))),
    queryFn: ({ signal }) => fetchCandidates(getBackendClient(), profile, signal),
    enabled: canBeMatched(profile),
    refetchOnReconnect: false,
  });
}
