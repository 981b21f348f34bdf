import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads what a person's press needs. By default TanStack Query would wait for a connection without a word, and so would whoever waits for
 * a read that is already paused.
 *
 * @throws AppError `offline` without a connection
 */
export async function fetchOrFail<Data, Failure extends Error, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> {
  const { queryKey } = options;
  const isPaused = queryClient.getQueryState(queryKey)?.fetchStatus === 'paused';
  if (isPaused) await queryClient.cancelQueries({ queryKey, exact: true });
  return await queryClient.fetchQuery({ ...options, networkMode: 'always' });
}
