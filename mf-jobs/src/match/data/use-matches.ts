import { type AppError, getBackendClient, ownProfileQueryOptions, toAppError } from '@fursa/shared/backend';
import type { OwnProfile } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import {
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../job/data/keys.ts';
import { isBeingRead, type MatchAnswer } from './fetch-matches.ts';
import { matchesQueryOptions } from './list-matches.ts';
import { type SkillMatches, skillMatchesQueryOptions } from './skill-matches.ts';

export interface FoundMatches {
  /** What the first page says of all of them; undefined until it is there. */
  readonly answer: MatchAnswer | undefined;
  readonly pages: readonly MatchAnswer[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'fetchStatus' | 'dataUpdatedAt'
  >;
  readonly profile: OwnProfile | undefined;
  /** Instead of them for somebody without a CV that can be read. */
  readonly bySkills: SkillMatches | undefined;
  /** What failed without anything to show instead. */
  readonly failure: { readonly error: AppError; readonly retry: () => void } | null;
  readonly isOffline: boolean;
}

const nobody = { skills: [], hasCv: false };

/** Everything the page of matches knows: one question for who has a CV, and another one for who has none. */
export function useMatches(): FoundMatches {
  const userId = useAuthStore((state) => state.user?.id);
  const enabled = userId !== undefined;
  const query = useInfiniteQuery({ ...matchesQueryOptions(userId ?? '', 'top'), enabled });
  const profileQuery = useQuery<OwnProfile, AppError>({ ...ownProfileQueryOptions(userId ?? ''), enabled });
  const profile = profileQuery.data;
  const pages = query.data?.pages ?? [];
  const [answer] = pages;
  const isBySkills = answer?.state === 'no-cv' && profile !== undefined && profile.skills.length > 0;
  const person = isBySkills ? { skills: profile.skills, hasCv: profile.cvUrl !== null } : nobody;
  const bySkills = useQuery({ ...skillMatchesQueryOptions(userId ?? '', person), enabled: isBySkills });
  useReadCv(answer !== undefined && isBeingRead(answer));
  const failed = [query, profileQuery, bySkills].find(({ error, data }) => error !== null && data === undefined);
  return {
    answer,
    pages,
    query,
    profile,
    bySkills: isBySkills ? bySkills.data : undefined,
    failure: failed?.error ? { error: failed.error, retry: () => void failed.refetch() } : null,
    isOffline: query.fetchStatus === 'paused' || bySkills.fetchStatus === 'paused',
  };
}

async function readCv(): Promise<void> {
  const { error, response } = await getBackendClient().functions.invoke('read-postings', { body: { task: 'read-me' } });
  if (error) throw toAppError(error, response?.status);
}

/**
 * Has the person's CV read now instead of with the next turn of the schedule, and asks for the matches again. When it fails
 * nothing is said: the schedule reads it, and the page goes on asking.
 */
function useReadCv(isNeeded: boolean): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation<void, AppError>({
    mutationFn: readCv,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.everyMatch }),
  });
  useEffect(() => {
    if (isNeeded) mutate();
  }, [isNeeded, mutate]);
}
