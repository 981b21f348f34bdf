import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { passingScore, worthALookScore } from '@fursa/shared/values/score-word';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from '../../job/data/keys.ts';
import { fetchMatches, isBeingRead, type MatchAnswer, type MatchCursor } from './fetch-matches.ts';

/** Matches, or those below them. */
export type MatchTier = 'top' | 'worth-a-look';

const jobsPerPage = 20;
const lowest: Readonly<Record<MatchTier, number>> = { top: passingScore, 'worth-a-look': worthALookScore };
/** Where a tier begins: at the start, or behind everything that is a match. */
const beginnings: Readonly<Record<MatchTier, MatchCursor>> = {
  top: null,
  'worth-a-look': { is_match: false, rank: 999, posted: 0, id: '' },
};

/** While a CV is read the answer is asked for again after so long (ms). */
const readingPause = 2000;

/** The jobs of a tier, page by page, the best first. */
export function matchesQueryOptions(userId: string, tier: MatchTier) {
  return infiniteQueryOptions<
    MatchAnswer,
    AppError,
    InfiniteData<MatchAnswer>,
    ReturnType<typeof keys.matches>,
    MatchCursor
  >({
    queryKey: keys.matches(userId, tier),
    queryFn: ({ pageParam: after, signal }) =>
      fetchMatches(getBackendClient(), { min_score: lowest[tier], after, most: jobsPerPage }, signal),
    initialPageParam: beginnings[tier],
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const [answer] = state.data?.pages ?? [];
      return answer !== undefined && isBeingRead(answer) ? readingPause : false;
    },
  });
}
