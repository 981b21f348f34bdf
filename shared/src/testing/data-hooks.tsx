import { QueryClient, QueryClientProvider, type UseMutationResult } from '@tanstack/react-query';
import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Runs hooks of a `data/` folder as a page does, with a query cache of their own. Reads are not retried. */
export function renderDataHook<Result>(useHooks: () => Result): RenderHookResult<Result, unknown> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  return renderHook(useHooks, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
}

/** Calls a mutation once and gives back what it answers, or throws its error. */
export async function runMutation<Data, Failure, Variables>(
  useOneMutation: () => UseMutationResult<Data, Failure, Variables>,
  variables: Variables,
): Promise<Data> {
  const { result, unmount } = renderDataHook(useOneMutation);
  try {
    return await act(() => result.current.mutateAsync(variables));
  } finally {
    unmount();
  }
}
