import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import { type FeedStatus, newestLoad } from '../model/feed-status.ts';
import type { FoundJobs } from './search-jobs.ts';

/** The external jobs come with the search, which brings local ones as well: of these only as many as must be. */
const request = { country: 'za', params: { results_per_page: 1 } };

const answerSchema = z.object({
  feeds: z.array(
    z.object({
      source: z.string(),
      ok: z.boolean(),
      lastWorkedAt: z.nullable(z.iso.datetime({ offset: true })),
    }),
  ),
});

/** Feeds are asked by a schedule, a few times an hour at most; looking more often than this would tell nothing new. */
const freshFor = 10 * 60 * 1000;

async function fetchFeeds(client: BackendClient): Promise<readonly FeedStatus[]> {
  const { data, error, response } = await client.functions.invoke('job-feed', { body: request });
  if (error) throw toAppError(error, response?.status);
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new AppError('invalid-response', 'the schema refuses the answer', answer.error);
  return answer.data.feeds.map(({ source, ok, lastWorkedAt }) => ({
    source,
    isWorking: ok,
    lastWorkedAt: lastWorkedAt === null ? null : new Date(lastWorkedAt),
  }));
}

/** How the feeds stand. */
function feedsQueryOptions() {
  return queryOptions<readonly FeedStatus[], AppError>({
    queryKey: keys.feeds,
    queryFn: () => fetchFeeds(getBackendClient()),
    staleTime: freshFor,
    gcTime: freshFor,
  });
}

/**
 * Looks how the feeds stand while a list is shown, and reads the list once more when a feed brought something after it. The two
 * clocks are not the same: on a phone that is slow the list is read once more than needed, on one that is fast not at all.
 */
export function useFeedStatus(
  jobs: UseQueryResult<FoundJobs, AppError>,
): UseQueryResult<readonly FeedStatus[], AppError> {
  const feeds = useQuery(feedsQueryOptions());
  const heeded = useRef<readonly FeedStatus[]>(undefined);
  const { isSuccess, isFetching, dataUpdatedAt, refetch } = jobs;
  useEffect(() => {
    if (feeds.data === undefined || feeds.data === heeded.current || !isSuccess || isFetching) return;
    heeded.current = feeds.data;
    if (newestLoad(feeds.data) > dataUpdatedAt) void refetch();
  }, [feeds.data, isSuccess, isFetching, dataUpdatedAt, refetch]);
  return feeds;
}
